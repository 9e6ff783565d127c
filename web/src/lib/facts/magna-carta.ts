// What is printed on the components of Magna Carta, made from the tables of the engine by `cargo xtask types`.
import type { Facts, Options } from '../types/magna-carta';
import type { Changes } from './facts';

export const options: Options = {"rules":"standard"};

export const base: Facts = {
	"cards":{
		"small-farm":{"kind":"card","copies":1,"cost":"food wood","points":1,"effect":{"kind":"offers","offers":[{"get":"food"}]},"owner":[{"get":"food"}]},
		"small-sawmill":{"kind":"card","copies":1,"cost":"food wood","points":1,"effect":{"kind":"offers","offers":[{"get":"wood"}]},"owner":[{"get":"wood"}]},
		"small-quarry":{"kind":"card","copies":1,"cost":"food wood","points":1,"effect":{"kind":"offers","offers":[{"get":"stone"}]},"owner":[{"get":"stone"}]},
		"peddler":{"kind":"card","copies":1,"cost":"wood any","points":2,"effect":{"kind":"offers","offers":[{"give":"1d","get":"plain"},{"give":"2d","get":"2plain"}]},"owner":[{"give":"1d","get":"plain"}]},
		"market":{"kind":"card","copies":1,"cost":"wood any","points":2,"effect":{"kind":"offers","offers":[{"give":"any","get":"4d"}]},"owner":[{"get":"1d"}]},
		"lawyer":{"kind":"card","copies":1,"cost":"food wood","points":2,"effect":{"kind":"residence","cost":"food"},"owner":[{"get":"2d"}]},
		"large-farm":{"kind":"card","copies":1,"cost":"food 2stone","points":2,"effect":{"kind":"offers","offers":[{"get":"2food"}]},"owner":[{"get":"food"}]},
		"large-sawmill":{"kind":"card","copies":1,"cost":"food 2stone","points":2,"effect":{"kind":"offers","offers":[{"get":"2wood"}]},"owner":[{"get":"wood"}]},
		"large-quarry":{"kind":"card","copies":1,"cost":"food 2stone","points":2,"effect":{"kind":"offers","offers":[{"get":"2stone"}]},"owner":[{"get":"stone"}]},
		"gold-mine":{"kind":"card","copies":1,"cost":"food 2stone","points":2,"effect":{"kind":"offers","offers":[{"get":"gold"}]},"owner":[{"give":"plain","get":"gold"}]},
		"bank":{"kind":"card","copies":1,"cost":"wood 2stone","points":3,"effect":{"kind":"offers","offers":[{"give":"1d","get":"gold"},{"give":"3d","get":"2gold"}]},"owner":[{"give":"2d","get":"gold"}]},
		"church":{"kind":"card","copies":1,"cost":"wood 2stone","points":3,"effect":{"kind":"offers","offers":[{"give":"2d","get":"token"},{"give":"5d","get":"2token"}]},"owner":[{"give":"3d","get":"token"}]},
		"neutral:park":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"get":"food"}]}},
		"neutral:forest":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"get":"wood"}]}},
		"neutral:quarry":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"get":"stone"}]}},
		"neutral:trading-post":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"get":"2d"}]}},
		"neutral:peddler":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"give":"1d","get":"plain"}]}}
	},
	"prestige":{
		"prestige:theatre":{"kind":"prestige","copies":1,"cost":"2wood gold","points":6},
		"prestige:statue":{"kind":"prestige","copies":1,"cost":"2stone gold","points":6},
		"prestige:hotel":{"kind":"prestige","copies":1,"cost":"3stone gold","points":6,"income":"1d"},
		"prestige:stables":{"kind":"prestige","copies":1,"cost":"3food 2gold","points":10},
		"prestige:town-hall":{"kind":"prestige","copies":1,"cost":"3wood 2gold","points":10},
		"prestige:monument":{"kind":"prestige","copies":1,"cost":"3stone 2gold","points":10},
		"prestige:cathedral":{"kind":"prestige","copies":1,"cost":"5stone 3gold","points":14}
	},
	"residence":{
		"kind":"residence",
		"cost":"food",
		"points":1,
		"income":"1d"
	},
	"tokens":{
		"dungeon":{"points":4,"count":[5,6,7]},
		"walls":{"points":3,"count":[6,7,8]},
		"towers":{"points":2,"count":[7,8,9]}
	}
};

export const changes: Changes<Facts> = {
	"rules":{
		"beginner":{"cards":{"church":{"copies":0},"lawyer":{"copies":0}},"prestige":{"prestige:hotel":{"copies":0}},"residence":{"copies":0}}
	}
};

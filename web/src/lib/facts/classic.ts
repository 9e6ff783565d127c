// What is printed on the components of Caylus, made from the tables of the engine by `cargo xtask types`.
import type { Facts, Options } from '../types/classic';
import type { Changes } from './facts';

export const options: Options = {"jeweller":true,"church":3,"tailor":"2-4","residences":"phase","favors":"table"};

export const base: Facts = {
	"tiles":{
		"neutral:farm":{"kind":"neutral","copies":1,"effect":{"kind":"produce","either":["food","cloth"]}},
		"neutral:forest":{"kind":"neutral","copies":1,"effect":{"kind":"produce","either":["food","wood"]}},
		"neutral:sawmill":{"kind":"neutral","copies":1,"effect":{"kind":"produce","either":["wood"]}},
		"neutral:quarry":{"kind":"neutral","copies":1,"effect":{"kind":"produce","either":["stone"]}},
		"neutral:market":{"kind":"neutral","copies":1,"effect":{"kind":"offers","offers":[{"give":"any","get":"4d"}]}},
		"neutral:carpenter":{"kind":"neutral","copies":1,"effect":{"kind":"build","craft":"wood"}},
		"fixed:peddler":{"kind":"fixed","copies":1,"effect":{"kind":"offers","offers":[{"give":"2d","get":"plain"}]}},
		"fixed:carpenter":{"kind":"fixed","copies":1,"effect":{"kind":"build","craft":"wood"}},
		"fixed:gold-mine":{"kind":"fixed","copies":1,"effect":{"kind":"produce","either":["gold"]}},
		"wood:farm-food":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"produce","either":["2food","cloth"]}},
		"wood:farm-cloth":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"produce","either":["2cloth","food"]}},
		"wood:quarry":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"produce","either":["2stone"]}},
		"wood:sawmill":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"produce","either":["2wood"]}},
		"wood:market":{"kind":"wood","copies":1,"cost":"wood any","points":4,"effect":{"kind":"offers","offers":[{"give":"any","get":"6d"}]}},
		"wood:peddler":{"kind":"wood","copies":1,"cost":"wood any","points":4,"effect":{"kind":"offers","offers":[{"give":"1d","get":"plain"},{"give":"2d","get":"2plain"}]}},
		"wood:lawyer":{"kind":"wood","copies":1,"cost":"wood cloth","points":4,"effect":{"kind":"residence","cost":"cloth 1d"}},
		"wood:mason":{"kind":"wood","copies":1,"cost":"food wood","points":4,"effect":{"kind":"build","craft":"stone"}},
		"stone:farm":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"produce","either":["2food cloth"]},"owner":[{"get":"food"},{"get":"cloth"}]},
		"stone:park":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"produce","either":["food 2wood"]},"owner":[{"get":"food"},{"get":"wood"}]},
		"stone:workshop":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"produce","either":["2stone cloth"]},"owner":[{"get":"stone"},{"get":"cloth"}]},
		"stone:architect":{"kind":"stone","copies":2,"cost":"food stone","points":6,"effect":{"kind":"build","craft":"prestige"}},
		"stone:church":{"kind":"stone","copies":1,"cost":"stone cloth","points":3,"built":"favor","effect":{"kind":"offers","offers":[{"give":"2d","get":"3pp"},{"give":"4d","get":"5pp"}]}},
		"stone:tailor":{"kind":"stone","copies":1,"cost":"wood stone","points":6,"effect":{"kind":"offers","offers":[{"give":"2cloth","get":"4pp"},{"give":"3cloth","get":"6pp"}]}},
		"stone:bank":{"kind":"stone","copies":1,"cost":"wood stone","points":6,"effect":{"kind":"offers","offers":[{"give":"2d","get":"gold"},{"give":"5d","get":"2gold"}]}},
		"stone:alchemist":{"kind":"stone","copies":1,"cost":"food stone","points":6,"effect":{"kind":"offers","offers":[{"give":"2plain","get":"gold"},{"give":"4plain","get":"2gold"}]}},
		"stone:jeweller":{"kind":"stone","copies":1,"cost":"stone cloth","points":6,"effect":{"kind":"offers","offers":[{"give":"gold","get":"5pp"},{"give":"2gold","get":"9pp"}]}},
		"prestige:statue":{"kind":"prestige","copies":1,"cost":"2stone gold","points":7,"built":"favor"},
		"prestige:granary":{"kind":"prestige","copies":1,"cost":"3food gold","points":10},
		"prestige:library":{"kind":"prestige","copies":1,"cost":"3wood gold","points":10,"income":"1d"},
		"prestige:weaver":{"kind":"prestige","copies":1,"cost":"3cloth gold","points":12},
		"prestige:theatre":{"kind":"prestige","copies":1,"cost":"3wood 2gold","points":14,"built":"favor"},
		"prestige:university":{"kind":"prestige","copies":1,"cost":"3stone 2gold","points":14,"built":"favor"},
		"prestige:monument":{"kind":"prestige","copies":1,"cost":"4stone 2gold","points":14,"built":"2favor"},
		"prestige:hotel":{"kind":"prestige","copies":1,"cost":"3stone 2gold","points":16,"income":"2d"},
		"prestige:cathedral":{"kind":"prestige","copies":1,"cost":"5stone 3gold","points":25},
		"residence":{"kind":"residence","cost":"cloth 1d","points":2,"income":"1d"}
	},
	"places":{
		"gate":{"kind":"gate"},
		"trading-post":{"kind":"offers","offers":[{"get":"3d"}]},
		"merchants-guild":{"kind":"provost","steps":3},
		"joust-field":{"kind":"offers","offers":[{"give":"cloth 1d","get":"favor"}]},
		"stables":{"kind":"stables"},
		"inn":{"kind":"inn","price":"1d"},
		"castle":{"kind":"castle"}
	},
	"favors":{
		"lines":{"prestige":[{"kind":"offers","offers":[{"get":"1pp"}]},{"kind":"offers","offers":[{"get":"2pp"}]},{"kind":"offers","offers":[{"get":"3pp"}]},{"kind":"offers","offers":[{"get":"4pp"}]},{"kind":"offers","offers":[{"get":"5pp"}]}],"deniers":[{"kind":"offers","offers":[{"get":"3d"}]},{"kind":"offers","offers":[{"get":"4d"}]},{"kind":"offers","offers":[{"get":"5d"}]},{"kind":"offers","offers":[{"get":"6d"}]},{"kind":"offers","offers":[{"get":"7d"}]}],"cubes":[{"kind":"offers","offers":[{"get":"food"}]},{"kind":"offers","offers":[{"get":"wood"},{"get":"stone"}]},{"kind":"offers","offers":[{"get":"cloth"}]},{"kind":"offers","offers":[{"give":"any","get":"2plain"}]},{"kind":"offers","offers":[{"get":"gold"}]}],"building":[null,{"kind":"build","craft":"wood","discount":"wood"},{"kind":"build","craft":"stone","discount":"stone"},{"kind":"residence","cost":"cloth"},{"kind":"build","craft":"prestige"}]},
		"open":[2,4,5,5]
	},
	"sections":{
		"dungeon":{"places":6,"points":5,"trigger":"r12","penalty":2,"favors":[0,0,1,1,1,1,1]},
		"walls":{"places":10,"points":4,"trigger":"r18","penalty":3,"favors":[0,0,1,2,2,3,3]},
		"towers":{"places":14,"points":3,"trigger":"r24","penalty":4,"favors":[0,0,1,1,2,2,3]}
	}
};

export const changes: Changes<Facts> = {
	"church":{
		"4":{"tiles":{"stone:church":{"points":4}}}
	},
	"favors":{
		"simplified":{"favors":{"each":"3pp","lines":null,"open":null}}
	},
	"jeweller":{
		"false":{"tiles":{"stone:jeweller":{"copies":0}}}
	},
	"tailor":{
		"1-2":{"tiles":{"stone:tailor":{"effect":{"offers":[{"get":"2pp","give":"cloth"},{"get":"6pp","give":"3cloth"}]}}}}
	}
};

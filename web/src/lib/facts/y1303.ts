// What is printed on the components of Caylus 1303, made from the tables of the engine by `cargo xtask types`.
import type { Facts, Options } from '../types/y1303';
import type { Changes } from './facts';

export const options: Options = {"characters":"random","open_prestige":false};

export const base: Facts = {
	"tiles":{
		"fixed:fairground":{"kind":"fixed","copies":1,"effect":{"kind":"offers","offers":[{"give":"wood","get":"favor"}]}},
		"fixed:lawyer":{"kind":"fixed","copies":1,"effect":{"kind":"residence","cost":"cloth"}},
		"fixed:carpenter":{"kind":"fixed","copies":1,"effect":{"kind":"build","craft":"wood"}},
		"fixed:toll":{"kind":"fixed","copies":1,"effect":{"kind":"provost","steps":2}},
		"fixed:bridge":{"kind":"fixed","copies":1,"effect":{"kind":"provost","steps":3,"price":"w"}},
		"start:farm":{"kind":"start","copies":2,"effect":{"kind":"offers","offers":[{"get":"food"}]}},
		"start:sawmill":{"kind":"start","copies":1,"effect":{"kind":"offers","offers":[{"get":"wood"}]}},
		"start:quarry":{"kind":"start","copies":1,"effect":{"kind":"offers","offers":[{"get":"stone"}]}},
		"start:market":{"kind":"start","copies":2,"effect":{"kind":"offers","offers":[{"give":"w","get":"plain"}]}},
		"start:guild-stone":{"kind":"start","copies":1,"effect":{"kind":"offers","offers":[{"give":"stone","get":"4w"}]}},
		"start:guild-any":{"kind":"start","copies":1,"effect":{"kind":"offers","offers":[{"give":"plain","get":"3w"}]}},
		"start:carpenter":{"kind":"start","copies":1,"effect":{"kind":"build","craft":"wood"}},
		"wood:farm":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"offers","offers":[{"get":"2food"}]},"neutral":{"kind":"offers","offers":[{"get":"food 1pp"}]}},
		"wood:sawmill":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"offers","offers":[{"get":"2wood"}]},"neutral":{"kind":"offers","offers":[{"get":"wood 1pp"}]}},
		"wood:quarry":{"kind":"wood","copies":1,"cost":"food wood","points":2,"effect":{"kind":"offers","offers":[{"get":"2stone"}]},"neutral":{"kind":"offers","offers":[{"get":"stone 1pp"}]}},
		"wood:spinning-mill":{"kind":"wood","copies":1,"cost":"2wood","points":2,"effect":{"kind":"offers","offers":[{"get":"2cloth"}]},"neutral":{"kind":"offers","offers":[{"get":"cloth 1pp"}]}},
		"wood:market":{"kind":"wood","copies":1,"cost":"food wood","points":3,"effect":{"kind":"offers","offers":[{"get":"plain"}]},"neutral":{"kind":"offers","offers":[{"get":"plain"}]}},
		"wood:covered-market":{"kind":"wood","copies":1,"cost":"wood plain","points":3,"effect":{"kind":"offers","offers":[{"get":"3w"}]},"neutral":{"kind":"offers","offers":[{"get":"2w 1pp"}]}},
		"wood:manor":{"kind":"wood","copies":1,"cost":"wood cloth","points":4,"effect":{"kind":"offers","offers":[{"get":"favor"}]},"neutral":{"kind":"offers","offers":[{"get":"2pp"}]}},
		"wood:tailor":{"kind":"wood","copies":1,"cost":"wood plain","points":4,"effect":{"kind":"offers","offers":[{"give":"cloth","get":"4pp"},{"give":"2cloth","get":"6pp"}]},"neutral":{"kind":"offers","offers":[{"give":"cloth","get":"4pp"},{"give":"2cloth","get":"6pp"}]}},
		"wood:mason":{"kind":"wood","copies":1,"cost":"wood plain","points":4,"effect":{"kind":"build","craft":"stone"},"neutral":{"kind":"build","craft":"stone","discount":"stone"}},
		"stone:farm":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"offers","offers":[{"get":"2food cloth"}]},"neutral":{"kind":"offers","offers":[{"get":"food cloth"}]},"owner":[{"get":"food"}]},
		"stone:sawmill":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"offers","offers":[{"get":"2wood cloth"}]},"neutral":{"kind":"offers","offers":[{"get":"wood cloth"}]},"owner":[{"get":"wood"}]},
		"stone:quarry":{"kind":"stone","copies":1,"cost":"food stone","points":3,"effect":{"kind":"offers","offers":[{"get":"2stone cloth"}]},"neutral":{"kind":"offers","offers":[{"get":"stone cloth"}]},"owner":[{"get":"stone"}]},
		"stone:gold-mine":{"kind":"stone","copies":1,"cost":"food stone","points":4,"effect":{"kind":"offers","offers":[{"get":"gold"}]},"neutral":{"kind":"offers","offers":[{"get":"gold"}]}},
		"stone:foundry":{"kind":"stone","copies":1,"cost":"wood stone","points":5,"effect":{"kind":"offers","offers":[{"give":"w","get":"gold"},{"give":"3w","get":"2gold"}]},"neutral":{"kind":"offers","offers":[{"give":"w","get":"gold"},{"give":"3w","get":"2gold"}]}},
		"stone:alchemist":{"kind":"stone","copies":1,"cost":"wood stone","points":5,"effect":{"kind":"offers","offers":[{"give":"plain","get":"gold"},{"give":"2plain","get":"2gold"}]},"neutral":{"kind":"offers","offers":[{"give":"plain","get":"gold"},{"give":"2plain","get":"2gold"}]}},
		"stone:guild":{"kind":"stone","copies":1,"cost":"stone plain","points":4,"effect":{"kind":"offers","offers":[{"give":"plain","get":"5w"}]},"neutral":{"kind":"offers","offers":[{"give":"plain","get":"5w"}]}},
		"stone:church":{"kind":"stone","copies":1,"cost":"stone cloth","points":5,"effect":{"kind":"offers","offers":[{"give":"2w","get":"4pp"},{"give":"4w","get":"6pp"}]},"neutral":{"kind":"offers","offers":[{"give":"2w","get":"4pp"},{"give":"4w","get":"6pp"}]}},
		"stone:jeweller":{"kind":"stone","copies":1,"cost":"wood stone","points":5,"effect":{"kind":"offers","offers":[{"give":"gold","get":"5pp"},{"give":"2gold","get":"9pp"}]},"neutral":{"kind":"offers","offers":[{"give":"gold","get":"5pp"},{"give":"2gold","get":"9pp"}]}},
		"monument:garden":{"kind":"monument","copies":1,"cost":"wood gold","points":4,"income":"2w"},
		"monument:manufactory":{"kind":"monument","copies":1,"cost":"cloth gold","points":5,"income":"cloth"},
		"monument:granary":{"kind":"monument","copies":1,"cost":"stone gold","points":7,"income":"food"},
		"monument:statue":{"kind":"monument","copies":1,"cost":"2stone gold","points":7},
		"monument:theatre":{"kind":"monument","copies":1,"cost":"4wood 3gold","points":12,"built":"favor"},
		"monument:cathedral":{"kind":"monument","copies":1,"cost":"3stone 3gold","points":15},
		"monument:castle-mansion":{"kind":"monument","copies":1,"cost":"5stone 5gold","points":20}
	},
	"residence":{
		"kind":"start",
		"cost":"cloth",
		"income":"w"
	},
	"characters":{
		"early-riser":{"kind":"place-first","cost":1},
		"thief":{"kind":"no-visit-points"},
		"journeyman":{"kind":"join-worker"},
		"night-worker":{"kind":"no-extra-cost"},
		"bailiff":{"kind":"move-provost","steps":1},
		"steward":{"kind":"visit-points","points":2},
		"goldsmith":{"kind":"gold-batch-points","points":5},
		"deliveryman":{"kind":"deliver-last"},
		"architect":{"kind":"build-points","points":1},
		"foreman":{"kind":"batch-points","points":1},
		"chamberlain":{"kind":"any-batch"},
		"day-labourer":{"kind":"recruit","workers":1}
	},
	"site":[[1,3],[4,6],[7,9]],
	"players":{
		"2":{"workers":10,"camp":5,"characters":5,"recruits":3},
		"3":{"workers":6,"camp":9,"characters":6,"recruits":3},
		"4":{"workers":6,"camp":9,"characters":7,"recruits":3},
		"5":{"workers":10,"camp":5,"characters":8,"recruits":2}
	}
};

export const changes: Changes<Facts> = {
};

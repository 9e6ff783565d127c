// The cards and prestige buildings of Magna Carta as drawn.
import { base, changes } from '../../facts/magna-carta';
import { mapped, underOptions } from '../../facts/facts';
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Card, Facts, Options, Prestige, Section } from '../../types/magna-carta';
import type { Drawing } from '../../art/shapes';
import { drawn, type Kind } from '../../art/tiles';

const drawings: Record<Card | Prestige, [Kind, Drawing]> = {
	'small-farm': ['wood', trades.sheaf],
	'small-sawmill': ['wood', trades.saw],
	'small-quarry': ['wood', trades.quarry],
	peddler: ['wood', trades.pack],
	market: ['wood', trades.scales],
	lawyer: ['wood', trades.scroll],
	'large-farm': ['stone', trades.barn],
	'large-sawmill': ['stone', trades.saw],
	'large-quarry': ['stone', trades.quarry],
	'gold-mine': ['stone', trades.mine],
	bank: ['stone', trades.chest],
	church: ['stone', trades.church],
	'neutral:park': ['neutral', trades.park],
	'neutral:forest': ['neutral', trades.tree],
	'neutral:quarry': ['neutral', trades.quarry],
	'neutral:trading-post': ['neutral', houses.stall],
	'neutral:peddler': ['neutral', trades.pack],
	'prestige:theatre': ['prestige', houses.masks],
	'prestige:statue': ['prestige', houses.statue],
	'prestige:hotel': ['prestige', houses.hotel],
	'prestige:stables': ['prestige', houses.horse],
	'prestige:town-hall': ['prestige', houses.belfry],
	'prestige:monument': ['prestige', houses.column],
	'prestige:cathedral': ['prestige', houses.cathedral],
};

const draw = (facts: Facts) => ({
	cards: mapped({ ...facts.cards, ...facts.prestige }, (fact, id) => drawn(...drawings[id], fact, true)),
	residence: drawn('residence', houses.residence, facts.residence),
});

/** The cards and the residence under the game's options. */
export const cardsUnder = underOptions<Facts, Options, ReturnType<typeof draw>>(base, changes, draw);

/** What is drawn on the table; options only leave cards out. */
export const { cards, residence } = draw(base);

/** The worth of a castle token, by section. */
export const worth: Record<Section, number> = mapped(base.tokens, ({ points }) => points);

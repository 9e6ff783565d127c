// What the engine tells of a table, for all games.
import type { View as Classic } from '../types/classic';
import type { View as MagnaCarta } from '../types/magna-carta';
import type { View as Y1303 } from '../types/y1303';

export type { Classic, MagnaCarta, Y1303 };
export type View = Classic | MagnaCarta | Y1303;

import { pick, type Random } from '../random.ts';
import { leftShoulder, rightShoulder } from './pose.ts';
import { circle, ellipse, path, type Point, turned, upperArm } from './shapes.ts';

/*
 * The people in generated portraits. All stand around x = 320 and face the viewer: chin near y = 228, shoulders near
 * 270, hips near 500.
 */

const neck = 'M296 214C296 244 288 250 ';

/** Clothes from the neck to the lower edge of the picture, as path data. */
const clothes: readonly string[] = [
  // shirt
  `${neck}246 260C222 266 208 282 210 312L226 440L218 680H422L414 440L430 312C432 282 418 266 394 260C352 250 344 244 344 214Z`,
  // coat, open below
  `${neck}244 258C218 264 204 282 206 312L224 420L186 680H454L416 420L434 312C436 282 422 264 396 258C352 250 344 244 344 214Z`,
  // hood in the neck
  'M268 214C256 240 262 250 240 262C216 268 204 286 206 316L216 450L212 680H428L424 450L434 316C436 286 424 268 400 262C378 250 384 240 372 214Z',
  // high collar
  'M286 212L282 248L240 262C218 268 206 284 208 314L228 440L220 680H420L412 440L432 314C434 284 422 268 400 262L358 248L354 212Z',
];

/** Legs below the clothes, for pictures that show the whole person. */
export const legs = 'M220 640L206 930H288L319 700L350 930H434L420 640Z';

const skull = ellipse(320, 168, 44, 57);
/** Heads, each with its own hair. */
const heads: readonly string[] = [
  // cropped
  skull + path('M273 170C262 106 296 90 322 92C358 90 378 114 367 172L354 130H286Z'),
  // tousled
  skull +
    path(
      'M270 184C250 140 268 122 262 106C282 112 290 92 306 86C314 96 332 78 348 84C348 96 374 98 374 114C372 122 390 146 370 184L352 134H284Z',
    ),
  // bob
  skull + path('M264 214C246 124 276 88 320 88S396 124 376 214Q364 222 354 208L286 208Q276 222 264 214Z'),
  // long, over one shoulder
  skull +
    path(
      'M266 206C252 118 278 88 318 90C370 86 384 124 384 166C388 214 408 264 396 348C380 354 362 340 360 300C362 262 352 222 352 190L286 198Q276 214 266 206Z',
    ),
  // tail at the side
  skull +
    path(
      'M272 170C262 106 292 90 320 92C352 92 374 108 371 146C412 148 426 204 404 280C398 240 392 210 366 188L352 132H286Z',
    ),
  // knot on top
  skull + circle(324, 84, 25) + path('M274 166C266 114 292 94 320 94C350 94 374 114 366 166L352 132H288Z'),
  // curls
  skull + path('M266 200a34 34 0 01-12-64a38 38 0 0130-46a42 42 0 0172 0a38 38 0 0130 46a34 34 0 01-12 64z'),
  // cap
  skull + path('M272 146C270 106 292 92 320 92C350 92 370 108 369 142L300 146L238 158C228 158 228 148 238 152Z'),
  // hat
  skull +
    path(
      'M278 128C276 94 288 80 304 82C316 88 326 86 336 82C354 80 364 94 362 128L414 138C424 144 414 154 402 154H238C226 154 216 144 226 138Z',
    ),
  // knitted cap
  skull + path('M270 158Q264 144 271 134C270 94 296 80 320 80S370 94 369 134Q376 144 370 158Z') + circle(320, 76, 15),
  // undercut with a wave
  skull + path('M282 140C250 120 268 88 300 96C322 74 376 84 372 124C370 140 366 150 362 160L352 132Z'),
];

/** Returns random clothes, with the arms (path data) that need no line between them and the body. */
export const dressed = (arms: string, random: Random): string => path(pick(clothes, random) + arms);

/** A random head, tilted by a few degrees. */
export const head = (lean: number, random: Random): string => turned(lean, 320, 236, pick(heads, random));

/** Returns the two elbows, and the body of somebody who has them there and tilts the head by one of `leans`. */
export function posture(left: Point, right: Point, leans: readonly number[], random: Random, forearms = '') {
  const arms = upperArm(leftShoulder, left) + upperArm(rightShoulder, right) + forearms;
  return { left, right, body: dressed(arms, random) + head(pick(leans, random), random) };
}

/** Headphones, for any head with the same tilt. */
export const headphones = (lean: number): string =>
  turned(
    lean,
    320,
    236,
    path('M264 174C258 66 382 66 376 174', 'fill="none" stroke="#090709" stroke-width="12"') +
      ellipse(266, 176, 14, 27) +
      ellipse(374, 176, 14, 27),
  );

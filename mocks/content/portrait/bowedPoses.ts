import { pick, type Random } from '../random.ts';
import { dressed, head, posture } from './figure.ts';
import { leftShoulder, type Pair, type Pose, rightShoulder } from './pose.ts';
import { forearm, line, path, turned, upperArm } from './shapes.ts';

/** Violin or viola, bow on the strings. */
export const violin = (random: Random): Pose => {
  const bow = pick([-14, -20, -27], random);
  const [left, right]: Pair = [
    [166, 352],
    [470, 412],
  ];
  return {
    body: dressed(upperArm(leftShoulder, left) + upperArm(rightShoulder, right), random) + head(13, random),
    instrument:
      turned(
        12,
        370,
        262,
        path(
          'M318 268C316 226 362 226 386 250C402 230 456 224 462 266C458 306 404 304 388 286C364 308 318 310 318 268ZM456 260H584V272H456ZM580 254L616 248V282L580 278Z',
        ),
      ) + turned(bow, 380, 252, path('M206 244H500V249H206Z')),
    glints:
      turned(12, 370, 262, line('M346 264H590M346 268H590', 1)) + turned(bow, 380, 252, line('M210 251H500', 1.5)),
    front: path(forearm(left, [236, 288 - bow]) + forearm(right, [524, 338])),
  };
};

/** Double bass or cello. */
export const upright = (random: Random): Pose => {
  const { left, right, body } = posture([198, 412], [474, 366], [-9, -5], random);
  return {
    body,
    instrument: turned(
      9,
      400,
      440,
      path(
        'M392 150H408V404C448 404 470 430 462 462C456 484 456 496 470 516C500 570 470 660 400 660C330 660 300 570 330 516C344 496 344 484 338 462C330 430 352 404 392 404ZM388 120C388 104 412 104 412 120L408 156H392Z',
      ),
    ),
    glints: turned(
      9,
      400,
      440,
      line('M396 160V590M400 160V590M404 160V590', 1) + line('M372 540q-10 22 0 44M428 540q10 22 0 44', 3),
    ),
    front: path(forearm(left, [352, 516]) + forearm(right, [440, 254])),
  };
};

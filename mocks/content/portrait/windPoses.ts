import { pick, type Random } from '../random.ts';
import { posture } from './figure.ts';
import type { Pose } from './pose.ts';
import { dots, forearm, line, path, turned } from './shapes.ts';

/** Saxophone. */
export const sax = (random: Random): Pose => {
  const elbow = [452, 388] as const;
  const { left, body } = posture([204, 402], elbow, [6, 9], random, forearm(elbow, [374, 416]));
  return {
    body,
    instrument: path(
      'M318 230C304 222 286 230 288 250L322 448C332 510 392 530 424 488C442 464 448 428 474 392L402 374C408 404 404 446 388 456C372 462 362 450 358 434L316 262C316 250 322 246 326 240Z',
    ),
    glints:
      line('M308 280L352 456M397 384L464 401', 3) +
      dots(
        [
          [326, 312],
          [334, 342],
          [342, 372],
          [350, 402],
        ],
        9,
        '',
      ),
    front: path(forearm(left, [310, 346])),
  };
};

/** Trumpet, for all brass. */
export const brass = (random: Random): Pose => {
  const { left, right, body } = posture([178, 366], [470, 360], [-8, -14], random);
  return {
    body,
    instrument: turned(
      pick([-20, -8, -30], random),
      306,
      216,
      path(
        'M296 208H470C506 206 530 190 548 164V268C530 242 506 226 470 224H296ZM352 196H420Q438 196 438 214V238Q438 256 420 256H352Q334 256 334 238V214Q334 196 352 196ZM364 176h12v30h-12zM384 176h12v30h-12zM404 176h12v30h-12z',
      ),
    ),
    glints: '',
    front: path(forearm(left, [320, 262]) + forearm(right, [392, 262])),
  };
};

/** Clarinet or shakuhachi. */
export const pipe = (random: Random): Pose => {
  const { left, right, body } = posture([186, 396], [454, 396], [-5, 5], random);
  return {
    body,
    instrument: turned(pick([-9, 9, 14], random), 320, 228, path('M313 222H327L331 476L346 506H294L309 476Z')),
    glints: dots(
      [
        [320, 290],
        [320, 314],
        [320, 338],
        [320, 376],
        [320, 400],
        [320, 424],
      ],
      6,
      '',
    ),
    front: path(forearm(left, [296, 396]) + forearm(right, [342, 326])),
  };
};

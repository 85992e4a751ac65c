import { chance, pick, type Random } from '../random.ts';
import { dressed, head, headphones } from './figure.ts';
import { leftShoulder, type Pair, type Pose, rightShoulder } from './pose.ts';
import { circle, forearm, path, type Point, turned, upperArm } from './shapes.ts';

/** Singing, with a microphone in the hand or on a stand. */
export const mic = (random: Random): Pose => {
  const lean = pick([-8, 7, -13], random);
  const stands = chance(0.45, random);
  const elbow: Point = pick(
    [
      [488, 236],
      [452, 404],
    ],
    random,
  );
  const wrist: Point = elbow[1] < 300 ? [468, 132] : [430, 500];
  const left: Point = stands ? [188, 396] : [204, 404];
  return {
    body:
      dressed(upperArm(leftShoulder, left) + upperArm(rightShoulder, elbow) + forearm(elbow, wrist), random) +
      head(lean, random),
    instrument: stands
      ? circle(300, 236, 17) + path('M288 248L272 286L286 290L310 254ZM274 284L262 700H270L284 288Z')
      : turned(-24, 298, 232, circle(298, 228, 19) + path('M285 240H311L306 312H290Z')),
    glints: '',
    front: path(forearm(left, stands ? [256, 340] : [270, 292])),
  };
};

/** A person who listens or waits. */
export const none = (random: Random): Pose => {
  const lean = pick([-8, 8, 0], random);
  const folded = chance(0.5, random);
  const [left, right]: Pair = folded
    ? [
        [190, 408],
        [450, 404],
      ]
    : [
        [178, 416],
        [490, 240],
      ];
  const arms = upperArm(leftShoulder, left) + upperArm(rightShoulder, right);
  return {
    body:
      dressed(folded ? arms : arms + forearm(left, [190, 520]) + forearm(right, [462, 128]), random) +
      head(lean, random) +
      (chance(0.6, random) ? headphones(lean) : ''),
    instrument: '',
    glints: '',
    front: folded ? path(forearm(right, [288, 428]) + forearm(left, [356, 404])) : '',
  };
};

import { pick, type Random } from '../random.ts';
import { dressed, head, headphones, posture } from './figure.ts';
import { leftShoulder, type Pair, type Pose, rightShoulder } from './pose.ts';
import { circle, forearm, line, path, type Point, upperArm } from './shapes.ts';

const dark = 'stroke="#000" stroke-width="6" fill="none"';

/** Drum kit. */
export const drums = (random: Random): Pose => {
  const high = pick([0, 26, -14], random);
  const left: Point = [172, 344 - high];
  const right: Point = [468, 360 + high];
  const forearms = forearm(left, [206, 276 - high]) + forearm(right, [444, 306 + high]);
  const { body } = posture(left, right, [-9, 7], random, forearms);
  return {
    body,
    instrument:
      path('M96 372V660M552 356V660', dark) +
      path(
        'M-2 393a100 12-12 01196-42a100 12-12 01-196 42M448 336a106 13 11 01208 40a106 13 11 01-208-40M206 424H304V488C304 502 206 502 206 488ZM336 424H434V488C434 502 336 502 336 488ZM96 512H192V580H96ZM450 492H566V610H450Z',
      ) +
      circle(320, 600, 112),
    glints: line(
      `M200 ${278 - high}L288 ${226 - high}M450 ${304 + high}L358 ${268 + high}M206 424a49 9 0 0098 0a49 9 0 00-98 0M336 424a49 9 0 0098 0a49 9 0 00-98 0M216 600a104 104 0 01208 0M280 600a40 40 0 0180 0`,
      3,
    ),
    front: '',
  };
};

/** Keyboard on its stand. */
export const keys = (random: Random): Pose => {
  const blacks = Array.from({ length: 17 }, (_, key) => key)
    .filter((key) => key % 7 !== 2 && key % 7 !== 6)
    .map((key) => `M${118 + key * 25} 492v16`)
    .join('');
  const { left, right, body } = posture([184, 408], [458, 408], [-10, 9, 4], random);
  return {
    body,
    instrument: path('M56 484H584L612 536V562H28V536ZM120 562L300 700H330L164 562ZM520 562L340 700H310L476 562Z'),
    glints: path('M84 490H556L572 518H68Z', 'stroke="none"') + path(blacks, 'stroke="#000" stroke-width="10"'),
    front: path(forearm(left, [228, 478]) + forearm(right, [412, 480])),
  };
};

/** Two decks and headphones. */
export const turntable = (random: Random): Pose => {
  const lean = pick([12, 8], random);
  const [left, right]: Pair = [
    [176, 400],
    [482, 322],
  ];
  return {
    body:
      dressed(upperArm(leftShoulder, left) + upperArm(rightShoulder, right), random) +
      head(lean, random) +
      headphones(lean),
    instrument: path('M30 520L70 478H570L610 520V680H30Z'),
    glints:
      path(
        'M88 499a86 16 0 00172 0a86 16 0 00-172 0M380 499a86 16 0 00172 0a86 16 0 00-172 0',
        'fill="#000" stroke-width="2"',
      ) +
      line('M166 499h16M458 499h16', 8) +
      line('M30 534H610M290 490V510M310 490V510M330 490V510M350 490V510', 3),
    front: path(forearm(left, [192, 474]) + forearm(right, [404, 208])),
  };
};

/** A computer between loudspeakers. */
export const laptop = (random: Random): Pose => {
  const lean = pick([-6, 8], random);
  const [left, right]: Pair = [
    [180, 408],
    [460, 408],
  ];
  return {
    body:
      dressed(
        upperArm(leftShoulder, left) +
          upperArm(rightShoulder, right) +
          forearm(left, [226, 506]) +
          forearm(right, [414, 506]),
        random,
      ) +
      head(lean, random) +
      headphones(lean),
    instrument: path(
      'M20 560H620V680H20ZM206 396Q206 384 218 384H422Q434 384 434 396L446 560H194ZM60 440H136V560H60ZM504 440H580V560H504Z',
    ),
    glints:
      `<g fill="none" stroke-width="4">${circle(320, 470, 24)}${circle(98, 522, 22)}${circle(542, 522, 22)}</g>` +
      circle(98, 468, 9) +
      circle(542, 468, 9),
    front: '',
  };
};

import type { Random } from '../random.ts';
import { posture } from './figure.ts';
import type { Pose } from './pose.ts';
import { circle, forearm, line, path, turned } from './shapes.ts';

/** Somebody with a guitar of this outline; `middle` is what lies under the strings. */
const withGuitar = (outline: string, middle: string, random: Random): Pose => {
  const turn = (content: string) => turned(-22, 300, 450, content);
  const { left, right, body } = posture([190, 400], [456, 426], [-6, 5, 8], random);
  return {
    body,
    instrument: turn(path(`${outline}M346 442H566V457H346ZM562 437L620 430L624 463L562 463Z`)),
    glints: turn(middle + line('M252 447H606M252 450H606M252 453H606', 1)),
    front: path(forearm(left, [276, 446]) + forearm(right, [480, 384])),
  };
};

/** Acoustic guitar, for all small plucked instruments. */
export const acoustic = (random: Random): Pose =>
  withGuitar(
    'M200 454C194 402 248 394 286 412C308 423 318 414 338 411C370 406 390 424 390 452C390 482 368 498 338 493C318 490 306 482 286 493C248 512 206 504 200 454Z',
    circle(326, 452, 23, 'fill="#000"'),
    random,
  );

/** Electric guitar. */
export const electric = (random: Random): Pose =>
  withGuitar(
    'M200 442C202 402 240 394 272 408C300 418 314 406 344 392C364 386 374 398 360 414C348 428 352 440 366 454C382 470 372 484 356 481C330 476 310 484 284 504C238 526 198 494 200 442Z',
    line('M286 430V470M310 432V468', 7),
    random,
  );

/** Electric bass. */
export const bass = (random: Random): Pose => {
  const turn = (content: string) => turned(-35, 290, 450, content);
  const { left, right, body } = posture([186, 398], [470, 418], [-8, 6, 0], random);
  return {
    body,
    instrument: turn(
      path(
        'M186 464C182 422 224 412 262 425C290 434 300 420 332 402C356 390 368 402 354 420C344 434 346 444 358 454C386 474 374 494 352 486C326 479 300 490 272 509C234 530 190 508 186 464ZM344 446H622V460H344ZM618 440L684 428L690 452L618 466Z',
      ),
    ),
    glints: turn(line('M240 449H650M240 453H650M240 457H650', 1.4) + line('M294 434V474', 10)),
    front: path(forearm(left, [262, 462]) + forearm(right, [462, 346])),
  };
};

/** Shamisen with its plectrum. */
export const shamisen = (random: Random): Pose => {
  const turn = (content: string) => turned(-38, 270, 460, content);
  const { left, right, body } = posture([180, 404], [478, 408], [-6, 6], random);
  return {
    body,
    instrument: turn(
      path(
        'M200 422Q200 402 222 404Q267 396 312 404Q334 402 334 422V498Q334 518 312 516Q267 524 222 516Q200 518 200 498ZM330 454H650V466H330ZM640 445L704 436V484L640 475Z',
      ),
    ),
    glints: turn(
      path(
        'M214 426Q214 416 226 417H308Q320 416 320 426V494Q320 504 308 503H226Q214 504 214 494Z',
        'fill-opacity=".45"',
      ) + line('M222 457H670M222 460H670M222 463H670', 1),
    ),
    front: path(`${forearm(left, [252, 472])}M256 466L312 504L280 534Z${forearm(right, [470, 326])}`),
  };
};

import { FaultLane } from './fault-lane';
import { FAULTS, FaultProxy } from './fault-proxy';
import { faultScreens } from './fault-screens';
import { findCalls, tryOperation } from './fault-trial';
import { expect, test } from './product';
import { tried } from './tried';

test('R2 R-123 any one call slow, refused or invalid, on every screen: a Persian error within three seconds, the rest stays, complete again after recovery', async ({
  product,
}) => {
  test.setTimeout(1_800_000);
  const screens = await faultScreens(product);
  const sound = new FaultLane(new FaultProxy(''), product.settings.SITE_URL);
  const lanes = await Promise.all([3961, 3962].map((port) => FaultLane.start(product.settings, port)));
  try {
    const { trials, limitMs } = await findCalls(lanes[0] as FaultLane, screens);
    const faults: string[] = [];
    tried(trials.length * FAULTS.length, `faults of ${trials.length} calls on ${screens.length} screens`);
    let turn = 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (let trial = trials.shift(); trial; trial = trials.shift()) {
          turn += 1;
          faults.push(...(await tryOperation(lane, sound, trial, turn, limitMs)));
        }
      }),
    );
    expect(faults.sort()).toEqual([]);
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
});

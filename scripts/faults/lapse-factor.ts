/** How much faster time passes for the actions than it really does; the runner's own waits are as much shorter. */
export const LAPSE_FACTOR = 10;

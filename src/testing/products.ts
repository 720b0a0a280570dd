/** Two products of the mock shop, by their ids and by their names. */

export const MUG = 101;
export const KETTLE = 103;

export const MUG_NAME = "Ridge enamel mug";
export const KETTLE_NAME = "Whistling field kettle";

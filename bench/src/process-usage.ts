import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100;

/** Resident memory and processor time of a process. Reads `/proc`, so Linux alone. */
export const processUsage = async (pid: number): Promise<{ residentMB: number; cpuSeconds: number }> => {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  const residentKiB = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  // The name of the program, in brackets, may have blanks; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    residentMB: (residentKiB * 1024) / 1e6,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
  };
};

import { monitor } from '@jwsk/sdk/system'
import { mock } from '../../engine/mock'
import { day, formatDateTime, hour } from '../../engine/world/time'

const computeShare = (used: number, total: number) => Math.round((used / total) * 1000) / 10
const disk = (dir: string, total: number, used: number) => ({
  dir,
  type: 'ext4',
  total,
  used,
  free: total - used,
  usage: computeShare(used, total),
})

export const monitorMocks = [
  mock(monitor.server, ({ world }) => {
    // varies with the clock, so that a refresh shows new values
    const computeWave = (period: number) => (Math.sin((world.now() / 1000 / period) * 2 * Math.PI) + 1) / 2
    const used = Math.round((12 + computeWave(45) * 30) * 10) / 10
    const system = Math.round((4 + computeWave(60) * 8) * 10) / 10
    const memory = Math.round((18.4 + computeWave(300) * 4) * 10) / 10
    const started = world.startedAt - 12 * day - 5 * hour
    const running = world.now() - started
    return {
      cpu: { cores: 8, used, sys: system, free: Math.round((100 - used - system) * 10) / 10 },
      mem: { total: 32, used: memory, free: Math.round((32 - memory) * 10) / 10, usage: computeShare(memory, 32) },
      jvm: {
        name: 'OpenJDK 64-Bit Server VM',
        version: '17.0.12',
        total: 4096,
        used: Math.round(1400 + computeWave(90) * 900),
        startTime: formatDateTime(started),
        runTime: `${Math.floor(running / day)}天${Math.floor((running % day) / hour)}小时`,
      },
      sys: { computerName: 'jwsk-node-01', ip: '10.0.8.11', os: 'Linux', arch: 'amd64' },
      disks: [disk('/', 100, 37.5), disk('/data', 500, 218)],
    }
  }),
]

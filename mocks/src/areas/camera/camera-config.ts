import { cameraConfig } from '@jwsk/sdk/iot'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, patchRow, requireRow } from '../shared/entity-mocks'
import { keepSecrets, omitSecrets } from '../shared/secrets'
import { type CameraConfigRow, cameraConfigTable } from './camera-config-table'
import { cameraInfoTable } from './camera-info-table'

const secrets = ['appSecret', 'password'] as const
const online = 1

/** Returns the reason why a platform would reject the connection. */
function findConnectionProblem({ status, appKey, appSecret, userName, password }: CameraConfigRow): string | undefined {
  if (status !== 1) return '平台配置已停用'
  return (appKey && appSecret) || (userName && password) ? undefined : '未配置应用密钥或账号密码'
}

export const cameraConfigMocks = [
  ...createEntityMocks(cameraConfig, cameraConfigTable, {
    view: (row) => omitSecrets(row, secrets),
    owned: () => ({ onlineStatus: 2 }),
    beforeSave: (row, _, before) => keepSecrets(row, before, secrets),
  }),
  createOptionsMock(cameraConfig.select, cameraConfigTable, { fields: ['configName', 'platformType', 'protocol'] }),
  createStatusMock(cameraConfig.changeStatus, cameraConfigTable, { allowed: [0, 1] }),
  mock(cameraConfig.test, (call) => {
    const row = requireRow(call, cameraConfigTable)
    const problem = findConnectionProblem(row)
    patchRow(call, cameraConfigTable, { id: row.id, onlineStatus: problem ? 2 : online })
    return {
      success: problem === undefined,
      message: problem ?? '连接成功',
      costMillis: call.world.random(`test:${row.id}`).between(30, 260),
    }
  }),
  mock(cameraConfig.sync, (call) => {
    const { world, caller } = call
    const row = requireRow(call, cameraConfigTable)
    const problem = findConnectionProblem(row)
    if (problem) throw businessError(problem)
    const cameras = world.table(cameraInfoTable)
    const known = cameras.all().filter((camera) => camera.cameraConfigId === row.id)
    for (const camera of known) cameras.put({ ...camera, onlineStatus: online, lastOnlineTime: world.formatNow() })
    // the platform reports two cameras that no user has entered
    const codes = ['1', '2'].map((end) => `${row.id.slice(-12)}0013${end}`)
    const fresh = codes.filter((code) => !cameras.find((camera) => camera.cameraCode === code))
    for (const [index, cameraCode] of fresh.entries())
      cameras.put({
        ...createNewAuditColumns(world),
        id: world.nextId(),
        tenantId: row.tenantId,
        createUser: caller.userId,
        cameraName: `${row.configName}新设备${index + 1}`,
        cameraCode,
        cameraConfigId: row.id,
        location: '待填写',
        cameraType: 1,
        ptzFlag: 1,
        onlineStatus: online,
        lastOnlineTime: world.formatNow(),
      })
    return { addCount: fresh.length, updateCount: known.length }
  }),
]

import type { StoredRow } from '../engine/world/table'
import type { TableKey } from '../engine/world/world'
import { leaveTable } from '../platform/desk/leave-table'
import { codeTable } from '../platform/develop/code-table'
import { datasourceTable } from '../platform/develop/datasource'
import { modelTable, prototypeTable } from '../platform/develop/model-table'
import { approvals, renderApprovalXml } from '../platform/flow/approval'
import { definitionTable, getExpenseDefinitionId, getLeaveDefinitionId } from '../platform/flow/definition-table'
import { findOpenTask } from '../platform/flow/instance'
import { instanceTable } from '../platform/flow/instance-table'
import type { ProcessInstance } from '../platform/flow/instance-types'
import { flowModelTable } from '../platform/flow/model'
import { delegationTable } from '../platform/flow/organization/delegation'
import { requestTable } from '../platform/flow/request/request-table'
import { jobInstanceTable } from '../platform/job/job-instance'
import { jobInfoTable, jobServerTable } from '../platform/job/job-table'
import { appTable } from '../platform/maintenance/app'
import { deployTable } from '../platform/maintenance/deploy-table'
import { serverTable } from '../platform/maintenance/server'
import { mobileVersionTable, versionStatus } from '../platform/mobile/mobile-version-table'
import { disabledFlag, enabledFlag } from '../platform/only-one-enabled'
import { partTable, uploadTable } from '../platform/resource/multipart-upload'
import { ossTable } from '../platform/resource/oss'
import { smsTable } from '../platform/resource/sms'
import { smsTemplateTable } from '../platform/resource/sms-template-table'
import { fileTable } from '../platform/resource/stored-file'
import { apiKeyTable } from '../system/configuration/api-key-table'
import { getDeptId } from '../system/organisation/dept-table'
import { userTable } from '../system/organisation/user-table'
import type { ApiSession } from './api-session'
import type { InputOverrides } from './call-with-example'
import { startMultiInstance } from './multi-instance-input'

const rows = <Row extends StoredRow>({ backend }: ApiSession, key: TableKey<Row>): readonly Row[] => backend.world.table(key).all()
const findId = <Row extends StoredRow>(session: ApiSession, key: TableKey<Row>, matches: (row: Row) => boolean = () => true): string => {
  const row = rows(session, key).find(matches)
  if (!row) throw new Error(`${key.name} holds no such row`)
  return row.id
}

const inspections = { tableName: 'dp_inspection', tableKey: 'id' }
const fileName = (session: ApiSession) => rows(session, fileTable)[0]?.name ?? ''
const createImageFile = () => new File(['picture'], 'lake.png', { type: 'image/png' })
/** Starts an upload of the picture, whose only part is stored. */
function startUpload(session: ApiSession): string {
  const { world } = session.backend
  const { id } = world
    .table(uploadTable)
    .put({ id: 'f3', userId: admin(session), fileName: 'lake.png', fileSize: 7, contentType: 'image/png' })
  world.table(partTable).put({ id: `${id}/1`, uploadId: id, partNumber: 1, size: 7, base64: btoa('picture') })
  return id
}
const isRunning = (instance: ProcessInstance) => instance.endTime === ''
/** Finds an open task of that user; an unclaimed one if the name is empty. */
const findTask = (session: ApiSession, assignee: string) => {
  const instance = rows(session, instanceTable).find((row) => isRunning(row) && findOpenTask(row)?.assignee === assignee)
  return { taskId: (instance && findOpenTask(instance)?.id) ?? '', processInstanceId: instance?.id ?? '' }
}
const admin = ({ backend }: ApiSession) => backend.world.seedId(userTable.name, 0)
const own = (session: ApiSession) => findTask(session, admin(session))
const createHandOverInput = (session: ApiSession) => ({
  body: { taskId: own(session).taskId, userId: session.backend.world.seedId(userTable.name, 1) },
})
const createDelegation = ({ backend }: ApiSession) => ({
  userId: backend.world.seedId(userTable.name, 1),
  startTime: '2026-12-01 00:00:00',
  endTime: '2026-12-07 23:59:59',
})
/** Adds a delegation that has not begun. */
function startDelegation(session: ApiSession): string {
  const row = { ...createDelegation(session), tenantId: '000000', ownerId: admin(session), processKey: '', reason: '', createTime: '' }
  return session.backend.world.table(delegationTable).put({ id: 'd1', ...row }).id
}
const findEarlierVersion = (session: ApiSession) => findId(session, definitionTable, ({ key, version }) => key === 'leave' && version === 2)
const findSentInstanceId = (session: ApiSession) =>
  findId(session, instanceTable, (row) => isRunning(row) && row.startUserId === admin(session))
const findUnusedServerId = (session: ApiSession) =>
  findId(session, serverTable, (server) => !rows(session, deployTable).some((row) => row.serverId === server.id))

const createKeyDraft = (session: ApiSession) => ({ name: '闸机', userId: admin(session) })

/** Inputs of the platform's own operations that need more than the contract's example. */
export const platformOverrides: InputOverrides = {
  'apiKey.save': (session) => ({ body: createKeyDraft(session) }),
  'apiKey.submit': (session) => ({ body: createKeyDraft(session) }),
  'apiKey.update': (session) => ({ body: { ...createKeyDraft(session), id: findId(session, apiKeyTable) } }),
  'dept.leaderInfo': ({ backend }) => ({ query: { deptId: getDeptId(backend.world, '信息技术部') } }),
  'codeSetting.tableForm': () => ({ query: { tableName: 'jwsk_parking_lot' } }),
  'codeSetting.tablePrototype': () => ({ query: { tableName: 'jwsk_parking_lot' } }),
  'jobInstance.retry': (session) => ({ query: { id: findId(session, jobInstanceTable, (run) => run.status === 4) } }),
  'jobInstance.stop': (session) => ({ query: { id: findId(session, jobInstanceTable, (run) => run.status === 3) } }),
  'jobInfo.run': (session) => ({ query: { id: findId(session, jobInfoTable, (job) => job.jobId !== '') } }),
  'jobInfo.submit': (session) => ({ body: { ...rows(session, jobInfoTable)[0], jobServerId: findId(session, jobServerTable) } }),
  'jobServer.remove': (session) => ({
    query: { ids: findId(session, jobServerTable, (server) => !rows(session, jobInfoTable).some((job) => job.jobServerId === server.id)) },
  }),
  'server.remove': (session) => ({ query: { ids: findUnusedServerId(session) } }),
  'app.remove': (session) => ({
    query: {
      ids: findId(
        session,
        appTable,
        (app) => ![...rows(session, deployTable), ...rows(session, mobileVersionTable)].some((row) => row.appId === app.id),
      ),
    },
  }),
  'deploy.submit': (session) => ({
    body: { deployName: '巡检助手 1.1.0', serverId: findId(session, serverTable), appId: findId(session, appTable), version: '1.1.0' },
  }),
  'deploy.rollback': (session) => ({ query: { id: findId(session, deployTable, (row) => row.version === '3.1.0') } }),
  'mobileVersion.submit': (session) => ({
    body: { appId: findId(session, appTable), versionName: '9.0.0', versionCode: 900, downloadUrl: 'https://download.example.test/9.apk' },
  }),
  'mobileVersion.publish': (session) => ({
    query: { ids: findId(session, mobileVersionTable, (row) => row.status !== versionStatus.published) },
  }),
  'mobileVersion.offline': (session) => ({
    query: { ids: findId(session, mobileVersionTable, (row) => row.status === versionStatus.published) },
  }),
  'mobileVersion.remove': (session) => ({
    query: { ids: findId(session, mobileVersionTable, (row) => row.status !== versionStatus.published) },
  }),
  'oss.remove': (session) => ({ query: { ids: findId(session, ossTable, (row) => row.status === disabledFlag) } }),
  'sms.remove': (session) => ({ query: { ids: findId(session, smsTable, (row) => row.status === disabledFlag) } }),
  'ossEndpoint.makeBucket': () => ({ query: { bucketName: 'jwsk-pictures' } }),
  'ossEndpoint.removeBucket': () => ({ query: { bucketName: 'jwsk-archive' } }),
  'ossEndpoint.copyFile': (session) => ({ query: { fileName: fileName(session), destBucketName: 'jwsk-backup' } }),
  'ossEndpoint.statFile': (session) => ({ query: { fileName: fileName(session) } }),
  'ossEndpoint.removeFile': (session) => ({ query: { fileName: fileName(session) } }),
  'ossEndpoint.removeFiles': (session) => ({ query: { fileNames: fileName(session) } }),
  'ossEndpoint.putFile': () => ({ body: { file: createImageFile() } }),
  'ossEndpoint.putFileByName': () => ({ body: { file: createImageFile(), fileName: 'banner/spring.png' } }),
  'ossEndpoint.putFileAttach': () => ({ body: { file: createImageFile() } }),
  'multipartUpload.parts': (session) => ({ query: { uploadId: startUpload(session) } }),
  'multipartUpload.putPart': (session) => ({ body: { uploadId: startUpload(session), partNumber: 1, file: createImageFile() } }),
  'multipartUpload.finish': (session) => ({ query: { uploadId: startUpload(session) } }),
  'multipartUpload.abort': (session) => ({ query: { uploadId: startUpload(session) } }),
  'smsEndpoint.sendMessage': () => ({ query: { code: 'ali-main', phones: '13800000000' } }),
  'smsTemplate.enable': (session) => ({ query: { id: findId(session, smsTemplateTable), status: '1' } }),
  'smsTemplate.send': (session) => ({
    body: {
      id: findId(session, smsTemplateTable, (row) => row.status === enabledFlag && row.params === 'code'),
      phone: '13800000000',
      params: { code: '1234' },
    },
  }),
  'leave.startProcess': ({ backend }) => ({
    body: {
      processDefinitionId: getLeaveDefinitionId(backend.world),
      startTime: '2026-12-01 09:00:00',
      endTime: '2026-12-02 18:00:00',
      reason: '家中有事',
      // a colleague of the caller
      taskUser: backend.world.table(userTable).find(({ deptId }) => deptId === getDeptId(backend.world, '信息技术部'))?.id,
    },
  }),
  'param.submit': () => ({ body: { paramName: '夜游开关', paramKey: 'tour.night', paramValue: 'on' } }),
  'leave.detail': (session) => ({ query: { businessId: findId(session, leaveTable) } }),
  'flowModel.submit': () => ({
    body: { modelKey: 'seal', name: '用章审批', modelEditorXml: renderApprovalXml({ ...approvals.dayOff, key: 'seal' }) },
  }),
  'flowModel.simulate': () => ({ body: { modelEditorXml: renderApprovalXml(approvals.leave), values: { days: '2' } } }),
  'flowModel.deploy': (session) => ({ query: { modelId: findId(session, flowModelTable), category: 'flow_1' } }),
  'flowManager.changeState': (session) => ({ query: { processId: findId(session, definitionTable), state: 'suspend' } }),
  'flowManager.deployUpload': () => ({
    body: { category: 'flow_1', files: new File([renderApprovalXml(approvals.leave)], 'leave.bpmn20.xml') },
  }),
  'flowManager.deleteDeployment': (session) => ({ query: { deploymentIds: rows(session, definitionTable)[0]?.deploymentId ?? '' } }),
  'flowFollow.deleteProcessInstance': (session) => ({
    query: { processInstanceId: findId(session, instanceTable, isRunning), deleteReason: '重复提交' },
  }),
  'flowProcess.modelView': (session) => ({ query: { processInstanceId: findId(session, instanceTable, isRunning) } }),
  'flowProcess.diagramView': (session) => ({ query: { processDefinitionId: findId(session, definitionTable) } }),
  'flowProcess.resourceView': (session) => ({ query: { processDefinitionId: findId(session, definitionTable) } }),
  'flowProcess.historyFlowList': (session) => ({ query: { processInstanceId: findId(session, instanceTable) } }),
  'work.claimTask': (session) => ({ query: { taskId: findTask(session, '').taskId } }),
  'work.completeTask': (session) => ({
    body: { ...own(session), flag: 'ok', comment: '同意' },
  }),
  'work.deleteTask': (session) => ({ query: { taskId: findTask(session, '').taskId, reason: '重复提交' } }),
  'work.transferTask': createHandOverInput,
  'work.delegateTask': createHandOverInput,
  'work.addSign': (session) => ({ body: { taskId: own(session).taskId, userIds: session.backend.world.seedId(userTable.name, 1) } }),
  'work.assignees': (session) => ({ query: { taskId: own(session).taskId } }),
  'work.addAssignees': (session) => {
    const { taskId, other } = startMultiInstance(session)
    return { body: { taskId, userIds: other } }
  },
  'work.removeAssignees': (session) => {
    const { taskId, colleague } = startMultiInstance(session)
    return { body: { taskId, userIds: colleague } }
  },
  'work.returnNodes': (session) => ({ query: { taskId: own(session).taskId } }),
  'work.returnTask': (session) => ({ body: { taskId: own(session).taskId, nodeId: 'start', comment: '请补充材料' } }),
  'work.withdraw': (session) => ({ body: { processInstanceId: findSentInstanceId(session), reason: '填写有误' } }),
  'work.urge': (session) => ({ query: { processInstanceId: findSentInstanceId(session) } }),
  'work.handOver': (session) => ({ body: { fromUserId: admin(session), toUserId: session.backend.world.seedId(userTable.name, 1) } }),
  'work.businessRequest': (session) => {
    const { businessTable = '', businessId = '' } = rows(session, instanceTable)[0] ?? {}
    return { query: { businessTable, businessId } }
  },
  'flowCopy.read': (session) => ({ query: { ids: rows(session, instanceTable).find(({ copies }) => copies)?.copies?.[0]?.id ?? '' } }),
  'flowDelegation.submit': (session) => ({ body: createDelegation(session) }),
  'flowDelegation.remove': (session) => ({ query: { ids: startDelegation(session) } }),
  'flowManager.migrationCheck': (session) => ({ query: { processDefinitionId: findEarlierVersion(session) } }),
  'flowManager.migrate': (session) => ({
    body: {
      processDefinitionId: findEarlierVersion(session),
      processInstanceIds: findId(session, instanceTable, (row) => isRunning(row) && findOpenTask(row)?.nodeId === 'managerTask'),
    },
  }),
  'flowProcess.statistics': () => ({ query: { startTime: '2026-01-01 00:00:00', endTime: '2026-12-31 23:59:59' } }),
  'work.comment': (session) => ({ body: { processInstanceId: own(session).processInstanceId, content: '请补充发票' } }),
  'flowForm.detail': ({ backend }) => ({ query: { processDefinitionId: getExpenseDefinitionId(backend.world) } }),
  'flowForm.startProcess': ({ backend }) => ({
    body: {
      processDefinitionId: getExpenseDefinitionId(backend.world),
      values: { category: '差旅费', amount: '1280.50', reason: '赴杭州开会' },
    },
  }),
  'flowForm.request': (session) => ({ query: { businessId: findId(session, requestTable) } }),
  'datasource.remove': (session) => ({ query: { ids: findId(session, datasourceTable, (row) => row.name === '订单分库') } }),
  'model.submit': (session) => ({
    body: {
      datasourceId: findId(session, datasourceTable),
      modelName: '公告',
      modelCode: 'notice',
      modelTable: 'jwsk_notice',
      modelClass: 'NoticeEntity',
    },
  }),
  'model.remove': (session) => ({ query: { ids: findId(session, modelTable, (row) => row.modelTable === 'dp_inspection') } }),
  'model.tableInfo': () => ({ query: { tableName: 'jwsk_shop' } }),
  'model.modelPrototype': (session) => ({ query: { modelId: findId(session, modelTable, (row) => row.modelTable === 'jwsk_shop') } }),
  'modelPrototype.select': (session) => ({ query: { modelId: findId(session, modelTable) } }),
  'modelPrototype.submitList': (session) => ({ body: rows(session, prototypeTable).slice(0, 4) }),
  'code.submit': (session) => ({ body: { ...rows(session, codeTable)[0], codeName: '停车场（新）' } }),
  'tables.import': () => ({ body: { tableNames: ['jwsk_shop'] } }),
  'columns.list': () => ({ query: { tableName: 'dp_inspection' } }),
  'columns.sync': () => ({ query: { tableName: 'jwsk_shop' } }),
  'pageShow.option': () => ({ query: inspections }),
  'pageShow.page': () => ({ query: { ...inspections, conditions: '{"deviceName_like":"闸机"}' } }),
  'pageShow.detail': ({ backend }) => ({ query: { ...inspections, id: backend.world.seedId('dp_inspection', 0) } }),
  'pageShow.submit': () => ({ query: inspections, body: { deviceName: '北门闸机三', place: '北门', score: 90 } }),
  'pageShow.remove': ({ backend }) => ({ query: { ...inspections, ids: backend.world.seedId('dp_inspection', 0) } }),
}

import type { StoredRow, TableKey } from '../engine/world/table'
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
import { requestTable } from '../platform/flow/request-table'
import { jobInstanceTable } from '../platform/job/job-instance'
import { jobInfoTable, jobServerTable } from '../platform/job/job-table'
import { appTable } from '../platform/maintenance/app'
import { deployTable } from '../platform/maintenance/deploy-table'
import { serverTable } from '../platform/maintenance/server'
import { mobileVersionTable, versionStatus } from '../platform/mobile/mobile-version-table'
import { disabledFlag, enabledFlag } from '../platform/only-one-enabled'
import { ossTable } from '../platform/resource/oss'
import { smsTable } from '../platform/resource/sms'
import { smsTemplateTable } from '../platform/resource/sms-template-table'
import { fileTable } from '../platform/resource/stored-file'
import { userTable } from '../system/organisation/user-table'
import type { ApiSession } from './api-session'
import type { InputOverrides } from './call-with-example'

const rows = <Row extends StoredRow>({ backend }: ApiSession, key: TableKey<Row>): readonly Row[] => backend.world.table(key).all()
const findId = <Row extends StoredRow>(stage: ApiSession, key: TableKey<Row>, matches: (row: Row) => boolean = () => true): string => {
  const row = rows(stage, key).find(matches)
  if (!row) throw new Error(`${key.name} holds no such row`)
  return row.id
}

const inspections = { tableName: 'dp_inspection', tableKey: 'id' }
const fileName = (stage: ApiSession) => rows(stage, fileTable)[0]?.name ?? ''
const createImageFile = () => new File(['picture'], 'lake.png', { type: 'image/png' })
const isRunning = (instance: ProcessInstance) => instance.endTime === ''
/** Finds an open task of that user; an unclaimed one if the name is empty. */
const findTask = (stage: ApiSession, assignee: string) => {
  const instance = rows(stage, instanceTable).find((row) => isRunning(row) && findOpenTask(row)?.assignee === assignee)
  return { taskId: (instance && findOpenTask(instance)?.id) ?? '', processInstanceId: instance?.id ?? '' }
}
const admin = ({ backend }: ApiSession) => backend.world.seedId(userTable.name, 0)
const own = (stage: ApiSession) => findTask(stage, admin(stage))
const createHandOverInput = (stage: ApiSession) => ({
  body: { taskId: own(stage).taskId, userId: stage.backend.world.seedId(userTable.name, 1) },
})
const sentBy = (stage: ApiSession) => findId(stage, instanceTable, (row) => isRunning(row) && row.startUserId === admin(stage))
const unusedServer = (stage: ApiSession) =>
  findId(stage, serverTable, (server) => !rows(stage, deployTable).some((row) => row.serverId === server.id))

/** Inputs of the platform's own operations that need more than the contract's example. */
export const platformOverrides: InputOverrides = {
  'jobInstance.retry': (stage) => ({ query: { id: findId(stage, jobInstanceTable, (run) => run.status === 4) } }),
  'jobInstance.stop': (stage) => ({ query: { id: findId(stage, jobInstanceTable, (run) => run.status === 3) } }),
  'jobInfo.run': (stage) => ({ query: { id: findId(stage, jobInfoTable, (job) => job.jobId !== '') } }),
  'jobInfo.submit': (stage) => ({ body: { ...rows(stage, jobInfoTable)[0], jobServerId: findId(stage, jobServerTable) } }),
  'jobServer.remove': (stage) => ({
    query: { ids: findId(stage, jobServerTable, (server) => !rows(stage, jobInfoTable).some((job) => job.jobServerId === server.id)) },
  }),
  'server.remove': (stage) => ({ query: { ids: unusedServer(stage) } }),
  'app.remove': (stage) => ({
    query: {
      ids: findId(
        stage,
        appTable,
        (app) => ![...rows(stage, deployTable), ...rows(stage, mobileVersionTable)].some((row) => row.appId === app.id),
      ),
    },
  }),
  'deploy.submit': (stage) => ({
    body: { deployName: '巡检助手 1.1.0', serverId: findId(stage, serverTable), appId: findId(stage, appTable), version: '1.1.0' },
  }),
  'deploy.rollback': (stage) => ({ query: { id: findId(stage, deployTable, (row) => row.version === '3.1.0') } }),
  'mobileVersion.submit': (stage) => ({
    body: { appId: findId(stage, appTable), versionName: '9.0.0', versionCode: 900, downloadUrl: 'https://download.example.test/9.apk' },
  }),
  'mobileVersion.publish': (stage) => ({
    query: { ids: findId(stage, mobileVersionTable, (row) => row.status !== versionStatus.published) },
  }),
  'mobileVersion.offline': (stage) => ({
    query: { ids: findId(stage, mobileVersionTable, (row) => row.status === versionStatus.published) },
  }),
  'mobileVersion.remove': (stage) => ({
    query: { ids: findId(stage, mobileVersionTable, (row) => row.status !== versionStatus.published) },
  }),
  'oss.remove': (stage) => ({ query: { ids: findId(stage, ossTable, (row) => row.status === disabledFlag) } }),
  'sms.remove': (stage) => ({ query: { ids: findId(stage, smsTable, (row) => row.status === disabledFlag) } }),
  'ossEndpoint.makeBucket': () => ({ query: { bucketName: 'jwsk-pictures' } }),
  'ossEndpoint.removeBucket': () => ({ query: { bucketName: 'jwsk-archive' } }),
  'ossEndpoint.copyFile': (stage) => ({ query: { fileName: fileName(stage), destBucketName: 'jwsk-backup' } }),
  'ossEndpoint.statFile': (stage) => ({ query: { fileName: fileName(stage) } }),
  'ossEndpoint.removeFile': (stage) => ({ query: { fileName: fileName(stage) } }),
  'ossEndpoint.removeFiles': (stage) => ({ query: { fileNames: fileName(stage) } }),
  'ossEndpoint.putFile': () => ({ body: { file: createImageFile() } }),
  'ossEndpoint.putFileByName': () => ({ body: { file: createImageFile(), fileName: 'banner/spring.png' } }),
  'ossEndpoint.putFileAttach': () => ({ body: { file: createImageFile() } }),
  'smsEndpoint.sendMessage': () => ({ query: { code: 'ali-main', phones: '13800000000' } }),
  'smsTemplate.enable': (stage) => ({ query: { id: findId(stage, smsTemplateTable), status: '1' } }),
  'smsTemplate.send': (stage) => ({
    body: {
      id: findId(stage, smsTemplateTable, (row) => row.status === enabledFlag && row.params === 'code'),
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
      taskUser: backend.world.seedId(userTable.name, 1),
    },
  }),
  'leave.detail': (stage) => ({ query: { businessId: findId(stage, leaveTable) } }),
  'flowModel.submit': () => ({
    body: { modelKey: 'seal', name: '用章审批', modelEditorXml: renderApprovalXml({ ...approvals.dayOff, key: 'seal' }) },
  }),
  'flowModel.deploy': (stage) => ({ query: { modelId: findId(stage, flowModelTable), category: 'flow_1' } }),
  'flowManager.changeState': (stage) => ({ query: { processId: findId(stage, definitionTable), state: 'suspend' } }),
  'flowManager.deployUpload': () => ({
    body: { category: 'flow_1', files: new File([renderApprovalXml(approvals.leave)], 'leave.bpmn20.xml') },
  }),
  'flowManager.deleteDeployment': (stage) => ({ query: { deploymentIds: rows(stage, definitionTable)[0]?.deploymentId ?? '' } }),
  'flowFollow.deleteProcessInstance': (stage) => ({
    query: { processInstanceId: findId(stage, instanceTable, isRunning), deleteReason: '重复提交' },
  }),
  'flowProcess.modelView': (stage) => ({ query: { processInstanceId: findId(stage, instanceTable, isRunning) } }),
  'flowProcess.diagramView': (stage) => ({ query: { processDefinitionId: findId(stage, definitionTable) } }),
  'flowProcess.resourceView': (stage) => ({ query: { processDefinitionId: findId(stage, definitionTable) } }),
  'flowProcess.historyFlowList': (stage) => ({ query: { processInstanceId: findId(stage, instanceTable) } }),
  'work.claimTask': (stage) => ({ query: { taskId: findTask(stage, '').taskId } }),
  'work.completeTask': (stage) => ({
    body: { ...own(stage), flag: 'ok', comment: '同意' },
  }),
  'work.deleteTask': (stage) => ({ query: { taskId: findTask(stage, '').taskId, reason: '重复提交' } }),
  'work.transferTask': createHandOverInput,
  'work.delegateTask': createHandOverInput,
  'work.addSign': (stage) => ({ body: { taskId: own(stage).taskId, userIds: stage.backend.world.seedId(userTable.name, 1) } }),
  'work.returnNodes': (stage) => ({ query: { taskId: own(stage).taskId } }),
  'work.returnTask': (stage) => ({ body: { taskId: own(stage).taskId, nodeId: 'start', comment: '请补充材料' } }),
  'work.withdraw': (stage) => ({ body: { processInstanceId: sentBy(stage), reason: '填写有误' } }),
  'work.urge': (stage) => ({ query: { processInstanceId: sentBy(stage) } }),
  'flowForm.detail': ({ backend }) => ({ query: { processDefinitionId: getExpenseDefinitionId(backend.world) } }),
  'flowForm.startProcess': ({ backend }) => ({
    body: {
      processDefinitionId: getExpenseDefinitionId(backend.world),
      values: { category: '差旅费', amount: '1280.50', reason: '赴杭州开会' },
    },
  }),
  'flowForm.request': (stage) => ({ query: { businessId: findId(stage, requestTable) } }),
  'datasource.remove': (stage) => ({ query: { ids: findId(stage, datasourceTable, (row) => row.name === '订单分库') } }),
  'model.submit': (stage) => ({
    body: {
      datasourceId: findId(stage, datasourceTable),
      modelName: '公告',
      modelCode: 'notice',
      modelTable: 'jwsk_notice',
      modelClass: 'NoticeEntity',
    },
  }),
  'model.remove': (stage) => ({ query: { ids: findId(stage, modelTable, (row) => row.modelTable === 'dp_inspection') } }),
  'model.tableInfo': () => ({ query: { tableName: 'jwsk_shop' } }),
  'model.modelPrototype': (stage) => ({ query: { modelId: findId(stage, modelTable, (row) => row.modelTable === 'jwsk_shop') } }),
  'modelPrototype.select': (stage) => ({ query: { modelId: findId(stage, modelTable) } }),
  'modelPrototype.submitList': (stage) => ({ body: rows(stage, prototypeTable).slice(0, 4) }),
  'code.submit': (stage) => ({ body: { ...rows(stage, codeTable)[0], codeName: '停车场（新）' } }),
  'tables.import': () => ({ body: { tableNames: ['jwsk_shop'] } }),
  'columns.list': () => ({ query: { tableName: 'dp_inspection' } }),
  'columns.sync': () => ({ query: { tableName: 'jwsk_shop' } }),
  'pageShow.option': () => ({ query: inspections }),
  'pageShow.page': () => ({ query: { ...inspections, conditions: '{"deviceName_like":"闸机"}' } }),
  'pageShow.detail': ({ backend }) => ({ query: { ...inspections, id: backend.world.seedId('dp_inspection', 0) } }),
  'pageShow.submit': () => ({ query: inspections, body: { deviceName: '北门闸机三', place: '北门', score: 90 } }),
  'pageShow.remove': ({ backend }) => ({ query: { ...inspections, ids: backend.world.seedId('dp_inspection', 0) } }),
}

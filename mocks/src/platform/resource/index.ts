import { defineArea, register } from '../../engine/area'
import { attachMocks, attachTable } from './attach'
import { multipartUploadMocks } from './multipart-upload'
import { ossMocks, ossTable } from './oss'
import { ossEndpointMocks } from './oss-endpoint'
import { smsMocks, smsTable } from './sms'
import { smsLogMocks, smsLogTable } from './sms-log'
import { smsTemplateMocks } from './sms-template'
import { smsTemplateTable } from './sms-template-table'

export const resource = defineArea({
  entities: [
    register(attachTable, attachMocks),
    register(ossTable, ossMocks),
    register(smsTable, smsMocks),
    register(smsTemplateTable, smsTemplateMocks),
    register(smsLogTable, smsLogMocks),
  ],
  mocks: [...ossEndpointMocks, ...multipartUploadMocks],
})

import { attachMocks } from './attach'
import { ossMocks } from './oss'
import { ossEndpointMocks } from './oss-endpoint'
import { smsMocks } from './sms'
import { smsLogMocks } from './sms-log'
import { smsTemplateMocks } from './sms-template'

export const resourceMocks = [...attachMocks, ...ossMocks, ...ossEndpointMocks, ...smsMocks, ...smsLogMocks, ...smsTemplateMocks]

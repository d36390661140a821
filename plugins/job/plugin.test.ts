import { testPlugin } from '@jwsk/kit/testing'
import { job } from './plugin'

testPlugin(job)

import type { MediaDetail } from '@esteto/contract/office/media';
import { helpPlaceLabel } from '@esteto/domain/office/media/help-place';
import { mediaCategoryLabel, mediaLocalLabel, mediaTypeLabel } from '@esteto/domain/office/media/media-kinds';
import { FieldSection, FoldedSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TokensField } from '@esteto/ui/components/field/text/tokens-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import { MediaPicks } from './media-picks.tsx';
import { MediaSource } from './media-source.tsx';

/** What a video or GIF is, where it is shown, and what is said in it. `record`: the one that is changed. */
export const MediaFields = ({ record }: { record?: MediaDetail }) => (
  <>
    <TextField name="title" autoFocus autoComplete="off" />
    <SelectField name="type" options={mediaTypeLabel} span={3} />
    <SelectField name="category" options={mediaCategoryLabel} span={3} />
    <MediaSource record={record} />
    <RadioField name="local" options={mediaLocalLabel} span={3} />
    <SwitchField name="is_visible" span={3} />
    <TextAreaField name="description" rows={4} help="Uma linha como «00:30 Título» vira um capítulo." />
    <FieldSection title="O que é dito">
      <CaptionsField name="captions" help="Um arquivo WebVTT (.vtt)." />
      <TextAreaField name="transcript" help="A busca encontra o vídeo por estas palavras. Vazia: vem das legendas." />
    </FieldSection>
    <FoldedSection title="Onde ajuda">
      <ChecklistField
        name="help_places"
        options={helpPlaceLabel}
        help="Quem abre «Ajuda desta tela», ou recebe esta recusa ou um erro, vê este vídeo."
      />
    </FoldedSection>
    <FoldedSection title="Marcadores e relacionados">
      <TokensField name="tags" placeholder="simples, anexo III" />
      <MediaPicks name="related_media" picked={record?.related ?? []} except={record?.id} />
      <SwitchField name="is_fixed" help="Vem antes dos outros." />
    </FoldedSection>
  </>
);

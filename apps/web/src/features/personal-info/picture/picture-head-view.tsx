'use client';

import type { Customer, FileRef } from '@bazaar/api/model';
import { Avatar } from '@bazaar/ui/avatar';
import { Button } from '@bazaar/ui/button';
import { Heading } from '@bazaar/ui/heading';
import { Panel } from '@bazaar/ui/panel';
import { PersonalHead, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Text } from '@bazaar/ui/text';
import { useRef } from 'react';
import { personalInfoTexts } from '@/translations/personal-info';
import { Completeness } from '../head/completeness';
import { PICTURE_TYPES, type PictureRefusal } from './picture-file';

const texts = personalInfoTexts.picture;

export interface PictureHeadViewProps {
  readonly profile: Customer;
  readonly picture: FileRef | undefined;
  /** Why the chosen file was refused. */
  readonly refusal?: PictureRefusal | undefined;
  onChoose(file: File): void;
}

/** Renders picture, name and completeness of the profile. */
export function PictureHeadView({ profile, picture, refusal, onChoose }: PictureHeadViewProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <Panel id="person" title={texts.title}>
      <PersonalStack>
        <PersonalHead
          picture={<Avatar src={picture?.thumbUrl ?? picture?.url} size="large" />}
          action={
            <>
              <Button
                id="picture-choose"
                aria-describedby={refusal === undefined ? 'picture-hint' : 'picture-hint picture-error'}
                onClick={() => input.current?.click()}
              >
                {picture === undefined ? texts.choose : texts.change}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                accept={PICTURE_TYPES.join(',')}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) onChoose(file);
                  target.value = '';
                }}
              />
            </>
          }
        >
          <Heading level={3}>{name}</Heading>
          {profile.kind === 'Company' && profile.company !== undefined ? (
            <Text tone="muted">{profile.company.name}</Text>
          ) : null}
          <Text id="picture-hint" size={13} tone="muted">
            {texts.hint}
          </Text>
          {refusal === undefined ? null : (
            <span id="picture-error" role="alert">
              <Text size={13} tone="error">
                {texts.refusals[refusal]}
              </Text>
            </span>
          )}
        </PersonalHead>
        <Completeness profile={profile} />
      </PersonalStack>
    </Panel>
  );
}

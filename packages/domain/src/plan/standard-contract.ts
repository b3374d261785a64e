/** What whoever takes a plan signs while the plan has no text of its own; its fields are those of contract-template.ts. */
export const STANDARD_CONTRACT = `CONTRATO DE PRESTAÇÃO DE SERVIÇOS CONTÁBEIS

1. Partes. De um lado o Esteto; de outro {{contratante.nome}}, inscrito sob o número {{contratante.documento}}, com o e-mail {{contratante.email}}, aqui chamado contratante.

2. Objeto. O Esteto presta ao contratante os serviços do plano {{plano.nome}}: {{plano.servicos}}.

3. Preço. O contratante paga {{plano.valor}} por mês, no vencimento da cobrança que o Esteto envia. Descontos de cupom valem pelo número de pagamentos que o cupom diz.

4. Obrigações do contratante. Enviar documentos e informações verdadeiros e dentro dos prazos avisados. Multas causadas por atraso ou erro no que foi enviado são do contratante.

5. Obrigações do Esteto. Cumprir as obrigações contábeis e fiscais do plano nos prazos da lei. Multas causadas por atraso ou erro do Esteto são do Esteto.

6. Sigilo e dados pessoais. O Esteto usa os dados só para prestar os serviços e cumprir a lei (Lei 13.709/2018), e os guarda pelos prazos que a lei exige.

7. Prazo e encerramento. O contrato não tem prazo certo. Qualquer das partes o encerra com aviso de 30 dias; o Esteto entrega então os livros e documentos do contratante.

{{data}}`;

using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Completion;
using Microsoft.CodeAnalysis.Options;
using Microsoft.CodeAnalysis.Tags;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Completion;

/// <summary>Completes formulas in <c>[Spl("…")]</c> as the user types.</summary>
[ExportCompletionProvider(nameof(FormulaCompletionProvider), LanguageNames.CSharp)]
[Shared]
public sealed class FormulaCompletionProvider : CompletionProvider
{
    // Formulas are not longer than this. The check is cheap, and it runs for every key typed in a string.
    private const int MaxContextLength = 2000;

    /// <inheritdoc/>
    public override bool ShouldTriggerCompletion(SourceText text, int caretPosition, CompletionTrigger trigger, OptionSet options)
    {
        if (trigger.Kind is not CompletionTriggerKind.Insertion)
            return trigger.Kind is CompletionTriggerKind.Invoke or CompletionTriggerKind.InvokeAndCommitIfUnique;
        var isBeginning = trigger.Character is '.' or '[' or '(' or '@' or ' ' or ',' or '"' || char.IsLetterOrDigit(trigger.Character);
        return isBeginning
            && text.ToString(TextSpan.FromBounds(Math.Max(0, caretPosition - MaxContextLength), caretPosition)).Contains("Spl");
    }

    /// <inheritdoc/>
    public override async Task ProvideCompletionsAsync(CompletionContext context)
    {
        if (await FormulaAtCaret.FindAsync(context.Document, context.Position, context.CancellationToken)
            .ConfigureAwait(false) is not { } formula)
            return;
        var found = formula.Complete();
        if (formula.SpanOf(found) is not { } span)
            return;
        // No other completion makes sense in a formula.
        context.IsExclusive = true;
        context.CompletionListSpan = span;
        context.AddItems(found.Items.Select(static item => CompletionItem.Create(item.Text, tags: TagsOf(item.Kind))));
    }

    private static ImmutableArray<string> TagsOf(FormulaItemKind kind) => [kind switch
    {
        FormulaItemKind.Method or FormulaItemKind.Estimator => WellKnownTags.Method,
        FormulaItemKind.Property or FormulaItemKind.Option => WellKnownTags.Property,
        FormulaItemKind.Type => WellKnownTags.Class,
        FormulaItemKind.Namespace => WellKnownTags.Namespace,
        FormulaItemKind.Generator => WellKnownTags.Field,
        FormulaItemKind.Alias => WellKnownTags.Reference,
        FormulaItemKind.Variable => WellKnownTags.Parameter,
        FormulaItemKind.Unit or FormulaItemKind.Revision => WellKnownTags.Constant,
        _ => WellKnownTags.Keyword,
    }];
}

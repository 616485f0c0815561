using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>
/// The options that an attribute sets, in the syntax of the language. They are checked at run time together with the options after
/// <c>with</c>. They are not part of the text, so their spans start below zero and map back to the source.
/// </summary>
internal sealed class StatedOptions
{
    private readonly List<Microsoft.CodeAnalysis.SyntaxNode> _nodes = [];

    private StatedOptions()
    {
    }

    public List<OptionSyntax> Options { get; } = [];

    public static StatedOptions Of(BoundAttribute attribute)
    {
        var stated = new StatedOptions();
        foreach (var argument in attribute.Syntax.ArgumentList?.Arguments ?? default)
        {
            if (argument.NameEquals is { Name: var name } && OptionTable.OfAttribute(name.Identifier.ValueText) is { Name: { } option }
                && OptionCheck.OfAttribute(option, attribute.ValueOf(name.Identifier.ValueText)) is { Name: var written, Value: var value })
            {
                stated.Options.Add(new OptionSyntax(
                    written with { Span = stated.Add(name) }, value with { Span = stated.Add(argument.Expression) }));
            }
        }

        return stated;
    }

    /// <summary>The place in the source for a span; null for a span of the text.</summary>
    public Location? Find(TextSpan span) => span.Start < 0 ? _nodes[-span.Start - 1].GetLocation() : null;

    private TextSpan Add(Microsoft.CodeAnalysis.SyntaxNode node)
    {
        _nodes.Add(node);
        return new TextSpan(-_nodes.Count, 0);
    }
}

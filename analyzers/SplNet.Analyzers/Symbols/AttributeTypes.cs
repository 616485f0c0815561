using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>What attributes are.</summary>
internal static class AttributeTypes
{
    /// <summary>True for an attribute of that name in SplNet's namespace. Each adapter has its own, and a project may see two of them.</summary>
    public static bool IsOfSplNet(AttributeSyntax attribute, string name, SemanticModel model, CancellationToken cancellation) =>
        model.GetSymbolInfo(attribute, cancellation).Symbol?.ContainingType is { ContainingNamespace: { Name: "SplNet", ContainingNamespace.IsGlobalNamespace: true } } type
        && type.Name == name;

    /// <summary>The argument of the constructor's first parameter.</summary>
    public static ExpressionSyntax? First(AttributeSyntax attribute)
    {
        foreach (var argument in attribute.ArgumentList?.Arguments ?? default)
        {
            if (argument.NameEquals is null)
                return argument.Expression;
        }

        return null;
    }
}

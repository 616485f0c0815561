using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>Reads the arguments of an attribute.</summary>
internal static class AttributeArguments
{
    /// <summary>The argument of the constructor's first parameter; null if there is none.</summary>
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

using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>An attribute with what the compiler has made of it, which it does for every attribute; to have it bound again would cost as much as to check its formula.</summary>
/// <param name="syntax">The attribute.</param>
/// <param name="data">What it is.</param>
/// <param name="carrier">What carries it.</param>
internal sealed class BoundAttribute(AttributeSyntax syntax, AttributeData data, ISymbol? carrier)
{
    public AttributeSyntax Syntax => syntax;

    /// <summary>The attribute's type.</summary>
    public INamedTypeSymbol? Type => data.AttributeClass;

    /// <summary>The type or the member that carries it; null for the assembly.</summary>
    public ISymbol? Carrier => carrier;

    /// <summary>The value of the constructor's first parameter; behind it the compiler may fill in the place.</summary>
    public object? Value => data.ConstructorArguments.Length > 0 ? ValueOf(data.ConstructorArguments[0]) : null;

    /// <summary>The same as a text; null serves as an empty one, as it does at run time. Null if it is no text.</summary>
    public string? Text => data.ConstructorArguments.Length == 0 || data.ConstructorArguments[0].Kind != TypedConstantKind.Primitive ? null
        : data.ConstructorArguments[0].Value switch
        {
            null => string.Empty,
            var value => value as string,
        };

    /// <summary>The argument of the constructor's first parameter.</summary>
    public ExpressionSyntax? Argument => AttributeArguments.First(syntax);

    /// <summary>An attribute of that name in SplNet's namespace; null if it is another one. Each adapter has its own, and a project may see two of them.</summary>
    public static BoundAttribute? Find(AttributeSyntax syntax, SemanticModel model, string name, CancellationToken cancellation)
    {
        var carrier = AttributeCarrier.Of(syntax, model, cancellation);
        foreach (var data in (carrier ?? model.Compilation.Assembly).GetAttributes())
        {
            if (data.ApplicationSyntaxReference?.IsAt(syntax.SyntaxTree, syntax.Span) == true)
                return SplNetTypes.IsNamed(data.AttributeClass, name) ? new BoundAttribute(syntax, data, ExtensionMethods.AtRunTime(carrier)) : null;
        }

        return null;
    }

    /// <summary>The value of a property that the attribute sets; null if it sets none.</summary>
    public object? ValueOf(string property)
    {
        foreach (var argument in data.NamedArguments)
        {
            if (argument.Key == property)
                return ValueOf(argument.Value);
        }

        return null;
    }

    private static object? ValueOf(TypedConstant constant) => constant.Kind is TypedConstantKind.Primitive or TypedConstantKind.Type ? constant.Value : null;
}

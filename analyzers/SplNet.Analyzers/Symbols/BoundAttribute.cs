using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// An attribute with the data that the compiler has already bound; binding it again would cost as much as checking its formula.
/// </summary>
/// <param name="syntax">The attribute.</param>
/// <param name="data">The bound data.</param>
/// <param name="carrier">The declaration that it applies to.</param>
internal sealed class BoundAttribute(AttributeSyntax syntax, AttributeData data, ISymbol? carrier)
{
    public AttributeSyntax Syntax => syntax;

    /// <summary>The attribute's type.</summary>
    public INamedTypeSymbol? Type => data.AttributeClass;

    /// <summary>The type or member that it applies to; null for the assembly.</summary>
    public ISymbol? Carrier => carrier;

    /// <summary>The value of the constructor's first parameter; the compiler may fill in the location in later parameters.</summary>
    public object? Value => data.ConstructorArguments.Length > 0 ? ValueOf(data.ConstructorArguments[0]) : null;

    /// <summary>The value as text. A null value counts as an empty text, as at run time; returns null if the value is not a text.</summary>
    public string? Text => data.ConstructorArguments.Length == 0 || data.ConstructorArguments[0].Kind != TypedConstantKind.Primitive ? null
        : data.ConstructorArguments[0].Value switch
        {
            null => string.Empty,
            var value => value as string,
        };

    /// <summary>The argument of the constructor's first parameter.</summary>
    public ExpressionSyntax? Argument => AttributeArguments.First(syntax);

    /// <summary>
    /// Finds an attribute with this name in SplNet's namespace; null if it is a different one. Each adapter declares the attribute, and a
    /// project may reference two adapters.
    /// </summary>
    public static BoundAttribute? Find(AttributeSyntax syntax, SemanticModel model, string name, CancellationToken cancellation)
    {
        var carrier = AttributeCarrier.Of(syntax, model, cancellation);
        foreach (var data in (carrier ?? model.Compilation.Assembly).GetAttributes())
        {
            if (data.ApplicationSyntaxReference?.IsAt(syntax.SyntaxTree, syntax.Span) == true)
                return SplNetTypes.IsNamed(data.AttributeClass, name)
                    ? new BoundAttribute(syntax, data, ExtensionMethods.AtRunTime(carrier))
                    : null;
        }

        return null;
    }

    /// <summary>The value of a property that the attribute sets; null if it is not set.</summary>
    public object? ValueOf(string property)
    {
        foreach (var argument in data.NamedArguments)
        {
            if (argument.Key == property)
                return ValueOf(argument.Value);
        }

        return null;
    }

    private static object? ValueOf(TypedConstant constant) =>
        constant.Kind is TypedConstantKind.Primitive or TypedConstantKind.Type ? constant.Value : null;
}

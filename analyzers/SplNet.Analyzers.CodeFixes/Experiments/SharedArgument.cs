using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>A variable outside an operand's code that the code modifies.</summary>
internal sealed class SharedArgument
{
    private readonly ArgumentSyntax _argument;
    private readonly string _copy;
    private readonly bool _isAlone;

    private SharedArgument(ParenthesizedLambdaExpressionSyntax code, ArgumentSyntax argument, string name, string copy, bool isAlone) =>
        (Code, _argument, Name, _copy, _isAlone) = (code, argument, name, copy, isAlone);

    /// <summary>The lambda that uses the variable.</summary>
    public ParenthesizedLambdaExpressionSyntax Code { get; }

    public string Name { get; }

    /// <summary>Finds the variable that a diagnostic is about; null unless the code can be changed safely.</summary>
    public static SharedArgument? Find(SyntaxNode place, SemanticModel model, CancellationToken cancellation)
    {
        if (place.FirstAncestorOrSelf<ParenthesizedLambdaExpressionSyntax>(IsOfOperand) is not { Parent: ArgumentSyntax argument } code
            || code.ParameterList.Parameters.Count > 0)
            return null;
        if (Variable(place, code, model, cancellation) is not { } variable || TypeOf(variable) is not { } type
            || FreshCopy.Of(type, variable.Name, model, place.SpanStart) is not { } copy)
            return null;
        var uses = Uses(code, variable, model, cancellation);
        if (!uses.TrueForAll(static use => IsRead(use)))
            return null;
        var captured = model.AnalyzeDataFlow(code.Body) is { Succeeded: true } flow
            ? flow.ReadInside.Concat(flow.WrittenInside).Where(symbol => IsOutside(symbol, code))
            : [];
        var isAlone = !code.DescendantNodes().Any(static node => node is InstanceExpressionSyntax)
            && captured.All(
                symbol => symbol is IParameterSymbol { IsThis: true } || SymbolEqualityComparer.Default.Equals(symbol, variable))
            && UsesNoMembersOfThis(code, variable, model, cancellation);
        return new SharedArgument(code, argument, variable.Name, copy, isAlone);
    }

    /// <summary>
    /// <c>() => list.Sort()</c> becomes <c>() => new List&lt;int>(list), static list => list.Sort()</c>. The parameter hides the variable,
    /// so the code is unchanged.
    /// </summary>
    public IReadOnlyList<TextChange> Changes()
    {
        if (_argument.Parent is ArgumentListSyntax { Arguments.Count: > 1 })
            return [new TextChange(Code.Body.Span, _copy)];
        var isStatic = Code.Modifiers.Any(SyntaxKind.StaticKeyword);
        return
        [
            new TextChange(new TextSpan(Code.SpanStart, 0), $"() => {_copy}, {(_isAlone && !isStatic ? "static " : string.Empty)}"),
            new TextChange(Code.ParameterList.Span, Name),
        ];
    }

    private static bool IsOfOperand(ParenthesizedLambdaExpressionSyntax lambda) => lambda.Parent is ArgumentSyntax
    {
        NameColon: null,
        Parent: ArgumentListSyntax
        {
            Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Of" } },
        } list,
    } argument && (list.Arguments.Count == 1
        || (list.Arguments.Count == 2 && list.Arguments[0] == argument && lambda.ExpressionBody is IdentifierNameSyntax));

    private static ISymbol? Variable(
        SyntaxNode place, ParenthesizedLambdaExpressionSyntax code, SemanticModel model, CancellationToken cancellation)
    {
        // The variable itself, or a call on it or with it.
        var candidates = place is IdentifierNameSyntax ? [place] : place.DescendantNodesAndSelf();
        return candidates.OfType<IdentifierNameSyntax>()
            .Select(use => model.GetSymbolInfo(use, cancellation).Symbol)
            .FirstOrDefault(symbol => symbol is not null && TypeOf(symbol) is { IsValueType: false } && IsOutside(symbol, code));
    }

    private static List<IdentifierNameSyntax> Uses(
        SyntaxNode code, ISymbol variable, SemanticModel model, CancellationToken cancellation) =>
        [.. code.DescendantNodes().OfType<IdentifierNameSyntax>()
            .Where(use => SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(use, cancellation).Symbol, variable))];

    // this.list and Type.list would still refer to the variable, and an assignment would only change the copy.
    private static bool IsRead(IdentifierNameSyntax use) => use.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Expression == use,
        AssignmentExpressionSyntax assignment => assignment.Left != use,
        ArgumentSyntax argument => argument.RefKindKeyword.IsKind(SyntaxKind.None),
        _ => true,
    };

    private static bool UsesNoMembersOfThis(SyntaxNode code, ISymbol variable, SemanticModel model, CancellationToken cancellation) =>
        code.DescendantNodes().OfType<IdentifierNameSyntax>()
            .Where(static name => name.Parent is not MemberAccessExpressionSyntax access || access.Expression == name)
            .Select(name => model.GetSymbolInfo(name, cancellation).Symbol)
            .All(symbol => symbol is not (IFieldSymbol or IPropertySymbol or IEventSymbol or IMethodSymbol) || symbol.IsStatic
                || SymbolEqualityComparer.Default.Equals(symbol, variable));

    private static bool IsOutside(ISymbol symbol, SyntaxNode code) =>
        !symbol.DeclaringSyntaxReferences.Any(reference => reference.SyntaxTree == code.SyntaxTree && code.Span.Contains(reference.Span));

    private static ITypeSymbol? TypeOf(ISymbol symbol) => symbol switch
    {
        ILocalSymbol { RefKind: RefKind.None } local => local.Type,
        IParameterSymbol { RefKind: RefKind.None } parameter => parameter.Type,
        IFieldSymbol { IsConst: false } field => field.Type,
        _ => null,
    };
}

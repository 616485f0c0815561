using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>A member of a type of a compilation.</summary>
internal sealed class RoslynMember(ISymbol member, RoslynSymbols symbols) : MemberModel
{
    public override MemberKind Kind => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } => MemberKind.Constructor,
        IMethodSymbol => MemberKind.Method,
        IPropertySymbol => MemberKind.Property,
        _ => MemberKind.Field,
    };

    public override string Name => member.MetadataName;

    public override bool IsPublic => Call is { DeclaredAccessibility: Accessibility.Public };

    public override bool IsStatic => Kind == MemberKind.Field ? member.IsStatic : Call is { IsStatic: true };

    public override bool IsAbstract => Call is { IsAbstract: true };

    public override UnfinishedWork Unfinished => Call is { } call ? Unfinishing.Of(call, CancellationToken.None) : UnfinishedWork.None;

    public override bool GivesWhatIsHeld =>
        member is IMethodSymbol { MethodKind: MethodKind.Ordinary } method && HeldResult.IsGivenBy(method);

    public override MemberModel? Getter => member is IPropertySymbol { GetMethod: { } getter } ? new RoslynMember(getter, symbols) : null;

    // The method that reads the member.
    private IMethodSymbol? Call => member is IPropertySymbol property ? property.GetMethod : member as IMethodSymbol;

    public override MemberModel? Construct(TypeModel[] arguments)
    {
        var method = (IMethodSymbol)member;
        var given = RoslynType.SymbolsOf(arguments);
        return Constraints.Take(method.TypeParameters, given, symbols.Compilation)
            ? new RoslynMember(method.Construct(given), symbols)
            : null;
    }

    protected override TypeModel[] ReadTypeArguments() =>
        member is IMethodSymbol { TypeArguments.Length: > 0 } method ? [.. method.TypeArguments.Select(symbols.Of)] : [];

    protected override ParameterModel[] ReadParameters()
    {
        var parameters = member switch
        {
            IMethodSymbol method => method.Parameters,
            IPropertySymbol property => property.Parameters,
            _ => [],
        };
        var models = new ParameterModel[parameters.Length];
        for (var index = 0; index < models.Length; index++)
        {
            var parameter = parameters[index];
            models[index] = new ParameterModel(
                parameter.Name, symbols.Of(parameter.Type, parameter.RefKind), parameter.HasExplicitDefaultValue);
        }

        return models;
    }

    protected override TypeModel ReadResult() => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } => symbols.Of(member.ContainingType),
        IMethodSymbol method => symbols.Of(method.ReturnType, method.RefKind),
        IPropertySymbol property => symbols.Of(property.Type, property.RefKind),
        IEventSymbol happening => symbols.Of(happening.Type),
        _ => symbols.Of(((IFieldSymbol)member).Type),
    };
}

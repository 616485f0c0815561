using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>Binds formulas to the symbols of a compilation. One instance serves all its formulas, from any thread.</summary>
internal sealed class FormulaBinding
{
    // Shared by all analyzers of a compilation, and released with it.
    private static readonly ConditionalWeakTable<Compilation, FormulaBinding> Known = new();

    private static readonly UnseenGenerators Generators = new();

    private readonly RoslynSymbols _symbols;
    private readonly TypeScope _scope;

    private FormulaBinding(Compilation compilation)
    {
        _symbols = new RoslynSymbols(compilation);
        _scope = new TypeScope(_symbols);
    }

    /// <summary>Gets the binding of a compilation.</summary>
    public static FormulaBinding Of(Compilation compilation) => Known.GetValue(compilation, static one => new FormulaBinding(one));

    /// <summary>Finds the problems with the names of a requirement that are known before the code runs, in the order of the text.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="carrier">The type, method, constructor or property with the formula; null for other places.</param>
    /// <param name="aliases">The declarations of the same file.</param>
    /// <param name="read">The problems found while the text was read.</param>
    public IReadOnlyList<FormulaDiagnostic> Check(
        RequirementSyntax requirement,
        ISymbol? carrier,
        SplNet.Syntax.SyntaxList<DeclarationSyntax> aliases,
        IReadOnlyList<FormulaDiagnostic> read)
    {
        var diagnostics = new BindingDiagnostics(read);
        new RequirementBinding(requirement, aliases, _scope, CarrierOf(carrier), Generators, diagnostics).Check();
        return diagnostics.All;
    }

    private Carrier CarrierOf(ISymbol? carrier) => carrier switch
    {
        INamedTypeSymbol type => new Carrier(_symbols.Of(type), null) { IsForDerived = IsAbstractClass(type) },
        IMethodSymbol or IPropertySymbol => new Carrier(_symbols.Of(carrier.ContainingType), new RoslynMember(carrier, _symbols))
        {
            IsForDerived = IsAbstractClass(carrier.ContainingType)
                && (carrier.IsVirtual || carrier.IsAbstract || (carrier.IsOverride && !carrier.IsSealed)),
        },
        _ => Carrier.None,
    };

    private static bool IsAbstractClass(INamedTypeSymbol type) => type is { TypeKind: TypeKind.Class, IsAbstract: true, IsStatic: false };
}

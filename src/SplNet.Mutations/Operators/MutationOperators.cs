namespace SplNet.Mutations.Operators;

/// <summary>The operators of SplNet.</summary>
internal static class MutationOperators
{
    /// <summary>Gets all of them: first the operators of the paper (paper B, table 1), then those specific to .NET.</summary>
    public static IReadOnlyList<IMutationOperator> All { get; } =
    [
        new Ptw(),
        new Sts(),
        new Efl(),
        new Soc(),
        new Hwo(),
        new Lit(),
        new Ife(),
        new Tol(),
        new Any(),
        new Lin(),
        new Cap(),
        new Scl(),
        new Awt(),
        new Clo(),
        new Lok(),
        new Exc(),
        new Cul(),
        new Spn(),
        new Pool(),
        new Bif(),
    ];
}

namespace SplNet.Tool.Methods;

/// <summary>A method that the tool can measure against itself.</summary>
/// <param name="Name">The name on the command line.</param>
/// <param name="Description">A description of what it does.</param>
/// <param name="Operand">Makes an operand that calls it.</param>
internal sealed record MeasuredMethod(string Name, string Description, Func<Operand> Operand)
{
    /// <summary>All methods, the default one first.</summary>
    public static IReadOnlyList<MeasuredMethod> All { get; } =
    [
        new("arithmetic", "sums 1,000 square roots", static () => Tool.Methods.Arithmetic.Operand()),
        new("sorting", "sorts 1,000 shuffled numbers", static () => Sorting.Operand()),
        new("strings", "joins and splits 100 words", static () => Strings.Operand()),
        new("dictionary", "looks up 1,000 keys", static () => Lookup.Operand()),
        new("allocation", "builds a list of 1,000 nodes", static () => Allocation.Operand()),
    ];

    /// <summary>The method of that name.</summary>
    public static MeasuredMethod Named(string name) => All.Single(method => method.Name == name);
}

namespace SplNet.Syntax.Binding;

/// <summary>An enumeration.</summary>
/// <param name="Number">The keyword of the numbers behind the names.</param>
/// <param name="Constants">The names in the order of their values, negative ones last.</param>
internal sealed record EnumerationModel(string? Number, IReadOnlyList<(string Name, decimal Value)> Constants)
{
    public bool Has(decimal value) => Constants.Any(constant => constant.Value == value);

    public IEnumerable<string> Names => Constants.Select(static constant => constant.Name);
}

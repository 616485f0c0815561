namespace SplNet.Tool.Requirements;

/// <summary>What the user named.</summary>
/// <param name="Files">Files of formulas and assemblies.</param>
/// <param name="Home">The home of the files of formulas; null for the only assembly, or for the program beside each file.</param>
/// <param name="Filter">A part of a name, a category or a place; null for all.</param>
internal sealed record RequirementInputs(IReadOnlyList<string> Files, string? Home, string? Filter)
{
    public IEnumerable<string> Assemblies => Files.Where(IsAssembly);

    public static bool IsAssembly(string file) => Path.GetExtension(file).ToUpperInvariant() is ".DLL" or ".EXE";

    public bool Fit(SplRequirement requirement) =>
        Filter is null || requirement.Categories.Append(requirement.Name).Append(requirement.Location).Any(text => text.Contains(Filter, StringComparison.OrdinalIgnoreCase));
}

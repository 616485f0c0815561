namespace SplNet.Tool.Requirements;

/// <summary>The inputs that the user named.</summary>
/// <param name="Files">Files of formulas and assemblies.</param>
/// <param name="Home">The home of the files of formulas; null for the only assembly, or for the program next to each file.</param>
/// <param name="Filter">A part of a name, a category or a place; after <see cref="Exactly"/> a whole name or place; null for all.</param>
internal sealed record RequirementInputs(IReadOnlyList<string> Files, string? Home, string? Filter)
{
    /// <summary>The first character of a filter that one requirement alone fits.</summary>
    public const char Exactly = '=';

    /// <summary>
    /// The assembly of the unit tests whose benchmarks the files are, as the user named it; null for requirements that the user has stated.
    /// </summary>
    public string? UnitTests { get; init; }

    /// <summary>True if unit tests were chosen by their names, so that there are more of them.</summary>
    public bool IsPartOfTests { get; init; }

    /// <summary>True if further requirements do not fit.</summary>
    public bool IsPart => Filter is not null || IsPartOfTests;

    public IEnumerable<string> Assemblies => Files.Where(IsAssembly);

    /// <summary>
    /// An assembly in commands that are repeated elsewhere: as the user has named it, otherwise relative to the current folder if possible.
    /// </summary>
    /// <param name="path">Its full path.</param>
    public string NameOf(string path)
    {
        if (Files.Append(Home).OfType<string>()
            .FirstOrDefault(named => !Path.IsPathRooted(named) && Path.GetFullPath(named) == path) is { } given)
            return given;
        var below = Path.GetRelativePath(Directory.GetCurrentDirectory(), path);
        return Path.IsPathRooted(below) || below.StartsWith("..", StringComparison.Ordinal) ? path : below;
    }

    public static bool IsAssembly(string file) => Path.GetExtension(file).ToUpperInvariant() is ".DLL" or ".EXE";

    public bool Fit(SplRequirement requirement)
    {
        if (Filter is null)
            return true;
        return Filter.StartsWith(Exactly)
            ? Filter.AsSpan(1).SequenceEqual(requirement.Name) || Filter.AsSpan(1).SequenceEqual(requirement.Location)
            : requirement.Categories.Append(requirement.Name).Append(requirement.Location)
                .Any(text => text.Contains(Filter, StringComparison.OrdinalIgnoreCase));
    }
}

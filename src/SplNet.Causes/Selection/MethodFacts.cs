namespace SplNet.Causes.Selection;

/// <summary>One method of a build, or several with the same key.</summary>
internal sealed class MethodFacts
{
    private readonly SortedSet<string> _identities = new(StringComparer.Ordinal);

    /// <summary>The hash of its code, with all that the compiler made of it.</summary>
    public string Identity => string.Join(' ', _identities);

    /// <summary>Its source; null without symbols.</summary>
    public string? File { get; private set; }

    /// <summary>Its first line; 0 without symbols.</summary>
    public int Line { get; private set; }

    /// <summary>True if the runtime may compile it into its callers.</summary>
    public bool MayBeInlined { get; private set; }

    /// <summary>The methods that it names, by key.</summary>
    public HashSet<string> Calls { get; } = new(StringComparer.Ordinal);

    /// <summary>The types that it names, by key.</summary>
    public HashSet<string> Types { get; } = new(StringComparer.Ordinal);

    /// <summary>The assemblies that it names, each with its version.</summary>
    public HashSet<string> References { get; } = new(StringComparer.Ordinal);

    /// <summary>The reach of this method alone, without methods that the compiler made of it.</summary>
    public Reach Reach { get; set; }

    /// <summary>Adds the code of a method.</summary>
    /// <param name="identity">The hash, after the name of the assembly.</param>
    /// <param name="place">The file and first line.</param>
    /// <param name="mayBeInlined">True if the runtime may inline it.</param>
    public void Add(string identity, (string? File, int Line) place, bool mayBeInlined)
    {
        _identities.Add(identity);
        (File, Line) = File is null ? place : (File, Line);
        MayBeInlined |= mayBeInlined;
    }
}

namespace SplNet.Versions.Builds;

/// <summary>The advice in failed builds, in the syntax of the caller.</summary>
internal sealed record BuildAdvice
{
    /// <summary>For versions of a library.</summary>
    public static readonly BuildAdvice OfVersions = new()
    {
        WarningsStay = Remedy.WarningsStay,
        Framework = Remedy.Framework,
        Without = Remedy.Without,
        Command = Remedy.Command,
        Feeds = Remedy.Feeds,
        NoValidation = Remedy.NoValidation,
    };

    /// <summary>For the project that <c>splnet mutate</c> compiles; its build supports neither commands nor dropped packages.</summary>
    public static readonly BuildAdvice OfMutants = new()
    {
        WarningsStay = "-p TreatWarningsAsErrors=false",
        Framework = "--framework NAME",
        Feeds = "-p RestoreConfigFile=/full/path/nuget.config",
        NoValidation = "-p EnablePackageValidation=false",
    };

    /// <summary>Gets the advice to keep warnings as warnings.</summary>
    public required string WarningsStay { get; init; }

    /// <summary>Gets the advice to build for another framework.</summary>
    public required string Framework { get; init; }

    /// <summary>Gets the advice to use the package sources of another configuration.</summary>
    public required string Feeds { get; init; }

    /// <summary>Gets the advice to build without validating packages against others.</summary>
    public required string NoValidation { get; init; }

    /// <summary>Gets the advice to build without packages, given their names; null if that is not supported.</summary>
    public Func<IReadOnlyCollection<string>, string>? Without { get; init; }

    /// <summary>Gets the advice to build with another command; null if that is not supported.</summary>
    public string? Command { get; init; }
}

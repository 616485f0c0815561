namespace SplNet.Versions.Builds;

/// <summary>What failed builds advise, as it is typed where the build was asked for.</summary>
internal sealed record BuildAdvice
{
    /// <summary>For versions of a library.</summary>
    public static readonly BuildAdvice OfVersions = new() { WarningsStay = Remedy.WarningsStay, Framework = Remedy.Framework, Without = Remedy.Without, Command = Remedy.Command, Feeds = Remedy.Feeds, NoValidation = Remedy.NoValidation };

    /// <summary>For the project that <c>splnet mutate</c> compiles, whose build takes no command and leaves out no package.</summary>
    public static readonly BuildAdvice OfMutants = new() { WarningsStay = "-p TreatWarningsAsErrors=false", Framework = "--framework NAME", Feeds = "-p RestoreConfigFile=/full/path/nuget.config", NoValidation = "-p EnablePackageValidation=false" };

    /// <summary>Leaves warnings what they are.</summary>
    public required string WarningsStay { get; init; }

    /// <summary>Builds for another framework.</summary>
    public required string Framework { get; init; }

    /// <summary>Takes packages from the sources that another configuration names.</summary>
    public required string Feeds { get; init; }

    /// <summary>Builds without validating packages against others.</summary>
    public required string NoValidation { get; init; }

    /// <summary>Builds without packages, given their names; null where that cannot be asked for.</summary>
    public Func<IReadOnlyCollection<string>, string>? Without { get; init; }

    /// <summary>Builds by another command; null where that cannot be asked for.</summary>
    public string? Command { get; init; }
}

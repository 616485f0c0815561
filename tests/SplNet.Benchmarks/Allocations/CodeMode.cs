namespace SplNet.Benchmarks.Allocations;

/// <summary>How the runtime compiles the code that is counted.</summary>
/// <param name="Name">The heading of its column.</param>
/// <param name="Image">The assembly that runs.</param>
/// <param name="IsHot">True to count after the last compilation.</param>
/// <param name="HasProfile">True if the runtime profiles code: each construct has its process, since profiles of the
/// framework's code are shared.</param>
/// <param name="Settings">Settings of the runtime.</param>
internal sealed record CodeMode(
    string Name, ConstructImage Image, bool IsHot, bool HasProfile, params (string Name, string Value)[] Settings)
{
    // In milliseconds, hexadecimal: no process lives that long, so none compiles a method again.
    private static readonly (string, string) NoPromotion = ("DOTNET_TC_CallCountingDelayMs", "1000000");
    private static readonly (string, string) SoonPromotion = ("DOTNET_TC_CallCountingDelayMs", "1");

    /// <summary>All modes, in the order of the columns.</summary>
    public static IReadOnlyList<CodeMode> All { get; } =
    [
        new("tier 0", ConstructImage.Plain, IsHot: false, HasProfile: false, NoPromotion),
        new("ReadyToRun", ConstructImage.CompiledAhead, IsHot: false, HasProfile: false, NoPromotion),
        new("`TieredCompilation=0`", ConstructImage.Plain, IsHot: false, HasProfile: false, ("DOTNET_TieredCompilation", "0")),
        new("`AggressiveOptimization`", ConstructImage.Aggressive, IsHot: true, HasProfile: true, SoonPromotion),
        new("`TieredPGO=0`", ConstructImage.Plain, IsHot: true, HasProfile: false, SoonPromotion, ("DOTNET_TieredPGO", "0")),
        new("tier 1", ConstructImage.Plain, IsHot: true, HasProfile: true, SoonPromotion),
    ];
}

namespace SplNet;

/// <summary>
/// Settings of the runtime for the processes that measure an operand, so that one method can be compared under two settings. They override
/// the project's settings and need separate processes.
/// </summary>
public static class RuntimeSettings
{
    private const string On = "1";
    private const string Off = "0";

    extension(Operand operand)
    {
        /// <summary>Chooses the garbage collector.</summary>
        /// <param name="collector">The collector.</param>
        public Operand With(GarbageCollector collector) => operand
            .With("DOTNET_gcServer", collector is GarbageCollector.Server or GarbageCollector.NonConcurrentServer ? On : Off)
            .With("DOTNET_gcConcurrent", collector is GarbageCollector.Server or GarbageCollector.Workstation ? On : Off);

        /// <summary>Chooses how code is compiled.</summary>
        /// <param name="tiers">The tiers.</param>
        public Operand With(CodeTiers tiers) => operand
            .With("DOTNET_TieredCompilation", tiers == CodeTiers.Off ? Off : On)
            .With("DOTNET_TieredPGO", tiers == CodeTiers.Profiled ? On : Off);

        /// <summary>Compiles the framework's code as well, instead of using its precompiled form.</summary>
        public Operand WithoutPrecompiledCode() => operand.With("DOTNET_ReadyToRun", Off);
    }
}

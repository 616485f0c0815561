using System.Reflection;
using SplNet.Evaluation.Toolchain;
using SplNet.Measuring;
using SplNet.Values.Messages;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation;

/// <summary>Refuses to measure code that was compiled without optimisation.</summary>
internal static class BuildGuard
{
    private const string Consequence = "which says nothing about the speed of the optimised code";

    /// <summary>The remedy.</summary>
    public const string Command = "Build in Release: dotnet test -c Release (a program: dotnet run -c Release; for splnet: " +
        "dotnet build -c Release)";

    /// <summary>
    /// The remedy if the user built in Release and a setting has switched optimisation off: a build that restores the setting does not
    /// compile again for that reason alone.
    /// </summary>
    public const string Again = "Optimize must be true: look for <Optimize>false</Optimize> in its project and in Directory.Build.props, " +
        "and for -p:Optimize=false in the command. Then compile it again: dotnet build -c Release --no-incremental";

    public static IEnumerable<ResultMessage> Problems(Experiment experiment, bool debuggerAttached, Isolation isolation = Isolation.Process)
    {
        if (debuggerAttached)
            yield return MessageRules.DebuggerAttached.Of(
                "A debugger is attached, and code runs differently under it. Run the test without it.");
        var unoptimised = Unoptimised(experiment, isolation).ToLookup(static one => one.IsRelease, static one => one.Name);
        if (unoptimised[false].ToList() is { Count: > 0 } debug)
            yield return MessageRules.Unoptimised.Of(
                $"{string.Join(", ", debug)} {(debug.Count == 1 ? "is a Debug build" : "are Debug builds")}, {Consequence}. {Command}.");
        if (unoptimised[true].ToList() is { Count: > 0 } release)
            yield return MessageRules.Unoptimised.Of(
                $"{string.Join(", ", release)} {(release.Count == 1 ? "was" : "were")} built in Release, but not optimised, " +
                $"{Consequence}. {Again}.");
    }

    /// <summary>Why a built file is not to be measured; null if it is optimised.</summary>
    /// <param name="path">Its path, and how the message calls it.</param>
    /// <param name="inDebug">The remedy for a Debug build, as a sentence without its end.</param>
    public static string? Problem(string path, string inDebug)
    {
        if (!AssemblyOptimization.IsDebug(path))
            return null;
        return AssemblyOptimization.IsRelease(path)
            ? $"{path} was built in Release, but not optimised, {Consequence}. {Again}."
            : $"{path} is a Debug build, {Consequence}. {inDebug}.";
    }

    /// <summary>
    /// The unoptimised assemblies among the assemblies that an experiment names itself; their callees are only known once it is measured.
    /// </summary>
    public static IReadOnlyList<(string Name, bool IsRelease)> Unoptimised(Experiment experiment, Isolation isolation = Isolation.Process)
    {
        var named = Named(experiment).Where(UnoptimisedAssemblies.IsUnoptimised)
            .Select(static assembly => (assembly.GetName().Name!, UnoptimisedAssemblies.IsRelease(assembly)));
        return [.. isolation == Isolation.BenchmarkDotNet ? named.Union(ReferencedAssemblies.Unoptimised(experiment.Declaring)) : named];
    }

    /// <summary>The assemblies that an experiment names itself: its own, and those that it calls.</summary>
    public static IEnumerable<Assembly> Named(Experiment experiment) =>
        experiment.MeasuredOperands().SelectMany(static operand => operand.Operand.CalledAssemblies).Prepend(experiment.Declaring)
            .Distinct();
}

using System.Runtime.CompilerServices;

namespace SplNet.Tests.Shared;

/// <summary>
/// A suite that judges no times measures with the engine that is ready sooner, unless the caller has chosen one. That both give the same results, and what the default one measures, is tested
/// where times are judged and in users' projects.
/// </summary>
internal static class SoonerReadyEngine
{
    public const string Variable = "SPLNET_ENGINE";
    public const string Own = "SplNet";

    [ModuleInitializer]
    internal static void Use()
    {
        if (Environment.GetEnvironmentVariable(Variable) is null)
            Environment.SetEnvironmentVariable(Variable, Own);
    }
}

using System.Reflection;

namespace SplNet.Tests.Shared;

/// <summary>Tells whether this process measures for another one.</summary>
internal static class MeasuringProcess
{
    public static bool IsThis => Assembly.GetEntryAssembly()?.GetName().Name == "SplNet.Host";
}

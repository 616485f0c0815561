namespace SplNet.Tests.Shared;

/// <summary>Tells whether this process measures for another one.</summary>
internal static class MeasuringProcess
{
    public static bool IsThis => Path.GetFileName(Environment.GetCommandLineArgs()[0]) == "SplNet.Host.dll";
}

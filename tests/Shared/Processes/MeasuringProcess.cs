namespace SplNet.Tests.Shared;

/// <summary>Tells whether this process measures for another one.</summary>
internal static class MeasuringProcess
{
    public static bool IsThis => Environment.GetEnvironmentVariable("SPLNET_LAUNCH") is not null;
}

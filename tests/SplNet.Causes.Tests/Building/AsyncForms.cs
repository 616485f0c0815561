namespace SplNet.Causes.Tests.Building;

/// <summary>Both forms, and the runtime that each needs.</summary>
internal static class AsyncForms
{
    private const int FirstVersion = 11;

    /// <summary>Skips the calling test on a runtime that lacks the form.</summary>
    public static void Require(AsyncForm form) =>
        Assert.SkipUnless(
            form == AsyncForm.StateMachine || Environment.Version.Major >= FirstVersion,
            "Runtime-async needs .NET 11. Run the suite with DOTNET_ROLL_FORWARD=LatestMajor.");
}

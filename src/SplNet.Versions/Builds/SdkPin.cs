namespace SplNet.Versions.Builds;

/// <summary>The handling of the SDK version in a <c>global.json</c> of the sources.</summary>
internal enum SdkPin
{
    /// <summary>
    /// Removes it from the private copy of the sources and reports that: an old commit often requires an SDK that is no longer installed.
    /// </summary>
    SetAside,

    /// <summary>Builds with the required SDK, or fails.</summary>
    Respected,
}

namespace SplNet.Versions.Builds;

/// <summary>What becomes of the SDK version that a <c>global.json</c> of the sources asks for.</summary>
internal enum SdkPin
{
    /// <summary>It is taken out of the private copy of the sources, and said so: an old commit often asks for an SDK that nobody has any more.</summary>
    SetAside,

    /// <summary>The build runs with the SDK that it asks for, or fails.</summary>
    Respected,
}

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What becomes of a data-driven test whose row another process has to find.</summary>
internal enum RowSupport
{
    /// <summary>It is measured.</summary>
    Measured,

    /// <summary>It is refused, since the framework does not tell which row runs.</summary>
    Refused,

    /// <summary>It is measured with the attribute of the adapter, and refused with that of the framework.</summary>
    WithOwnAttribute,
}

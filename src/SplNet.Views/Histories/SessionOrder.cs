namespace SplNet.Views.Histories;

/// <summary>Describes the order of sessions to people.</summary>
internal static class SessionOrder
{
    /// <summary>Gets the order as the title of a picture.</summary>
    /// <param name="isOfTime">True if the order of the commits is unknown.</param>
    public static string Title(bool isOfTime) => isOfTime ? "Sessions in the order of time" : "Sessions in the order of the commits";
}

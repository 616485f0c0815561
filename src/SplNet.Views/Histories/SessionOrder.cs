namespace SplNet.Views.Histories;

/// <summary>What people are told of the order of sessions.</summary>
internal static class SessionOrder
{
    /// <summary>The order, as the title of a picture.</summary>
    /// <param name="isOfTime">True where that of the commits is not known.</param>
    public static string Title(bool isOfTime) => isOfTime ? "Sessions in the order of time" : "Sessions in the order of the commits";
}

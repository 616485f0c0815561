namespace Sut;

/// <summary>A place on the plane.</summary>
public readonly record struct Place(double X, double Y)
{
    public double SquaredDistanceTo(Place other)
    {
        var dx = X - other.X;
        var dy = Y - other.Y;
        return dx * dx + dy * dy;
    }
}

/// <summary>Places and the centres that they belong to.</summary>
public sealed record Clustering(Place[] Centres, int[] Assignment, int Rounds);

/// <summary>Groups places around centres until nothing changes.</summary>
public sealed class KMeans(int clusters, int mostRounds)
{
    public Clustering Group(Place[] places)
    {
        if (places.Length < clusters)
            throw new ArgumentException("There are too few places.", nameof(places));
        var centres = places[..clusters];
        var assignment = new int[places.Length];
        var rounds = 0;
        while (rounds++ < mostRounds && Assign(places, centres, assignment))
            Move(places, centres, assignment);
        return new Clustering(centres, assignment, rounds);
    }

    private static bool Assign(Place[] places, Place[] centres, int[] assignment)
    {
        var changed = false;
        for (var i = 0; i < places.Length; i++)
        {
            var nearest = Nearest(places[i], centres);
            changed |= nearest != assignment[i];
            assignment[i] = nearest;
        }

        return changed;
    }

    private static int Nearest(Place place, Place[] centres)
    {
        var nearest = 0;
        for (var i = 1; i < centres.Length; i++)
        {
            if (place.SquaredDistanceTo(centres[i]) < place.SquaredDistanceTo(centres[nearest]))
                nearest = i;
        }

        return nearest;
    }

    private static void Move(Place[] places, Place[] centres, int[] assignment)
    {
        for (var cluster = 0; cluster < centres.Length; cluster++)
        {
            double x = 0, y = 0;
            var count = 0;
            for (var i = 0; i < places.Length; i++)
            {
                if (assignment[i] != cluster)
                    continue;
                x += places[i].X;
                y += places[i].Y;
                count++;
            }

            if (count > 0)
                centres[cluster] = new Place(x / count, y / count);
        }
    }
}
